/**
 * What another operator's engineer reads in the contract, written by hand: which data each call may carry, and whether
 * it names the player. Nothing is imported from `src/contract/`, because this should find its mistakes.
 */

/** Whether a value is valid for the field. */
type Fits = (value: unknown) => boolean;

const text: Fits = (value) => typeof value === "string" && value !== "";
const bool: Fits = (value) => typeof value === "boolean";
const is =
  (...values: readonly unknown[]): Fits =>
  (value) =>
    values.includes(value);
const count: Fits = (value) => Number.isInteger(value) && Number(value) >= 0;
const opt =
  (fits: Fits): Fits =>
  (value) =>
    value === undefined || fits(value);
const matches =
  (pattern: RegExp): Fits =>
  (value) =>
    typeof value === "string" && pattern.test(value);

/** An id or an amount to filter by. An empty text means all. */
const id = matches(/^[\d.]*$/);
const dayOrNone = matches(/^(\d{4}-\d\d-\d\d)?$/);
const flag = is(true, false, 1, 0, "1", "0");
const mobile = is("Mobile");
const sixDigits = matches(/^\d{6}$/);
const page = (limit: number) => ({ limit: is(limit), offset: is(0) });

export interface WireCall {
  /** `yes`: always with `user`. `no`: never. `either`: with `user` when there is a session. */
  readonly user: "yes" | "no" | "either";
  /** The fields of `data` except `Lang`. No others may be present. */
  readonly data: Readonly<Record<string, Fits>>;
  /** Overrides the interface's language. */
  readonly lang?: string;
}

const direction = is(1, 2);
/** Decimals with a point, and not zero. */
const amount = matches(/^(?!0*(\.0*)?$)\d+(\.\d+)?$/);
/** The fields of this operator's forms. What is only shown is not sent. */
const form = { senderIban: opt(matches(/^TR\d{24}$/)), rumuz: opt(text), account: opt(matches(/^\d+$/)) };

const open = (data: WireCall["data"] = {}): WireCall => ({ user: "no", data });
const players = (data: WireCall["data"] = {}): WireCall => ({ user: "yes", data });

/** The calls that the front end makes to an operator without extensions. */
export const wireCalls: Readonly<Record<string, WireCall>> = {
  "system/ping": players(),
  "system/capabilities": open(),
  "maintenance/check_status": open(),
  "cmscontroller/getIcSlider": open({
    SiteType: text,
    SliderType: is("general", "ic", "left", "right"),
    sliderPlace: is("sol", "sag"),
  }),
  "cmscontroller/getSlider": open(page(7)),
  "cmscontroller/getPromotions": open(),
  "cmscontroller/popupInformation": open(),
  "cmscontroller/getSpecialDateInf": open(),
  "cmscontroller/getInformation": open({ InfType: text }),
  // If an operator gives fewer rows at a time, the rest is requested.
  "cmscontroller/getTournaments": open({ SiteType: text, limit: count, offset: count }),
  "slider/get_all_items": open({ siteId: text }),
  "slider/get_active_items": open({ siteId: text }),
  "user/login": open({ username: text, password: text }),
  "user/check_ga": { user: "either", data: { SiteType: mobile, ga_code: sixDigits }, lang: "tr" },
  "user/two_auth_type": players(),
  "user/sms_send": { user: "yes", data: { SiteType: mobile, purpose: opt(text) }, lang: "tr" },
  "user/sms_validate": { user: "yes", data: { SiteType: mobile, code: sixDigits }, lang: "tr" },
  "user/logout": players(),
  "user/get_user_profile": players(),
  "user/register": open({
    ...Object.fromEntries(
      [
        "firstName",
        "lastName",
        "nationalId",
        "country",
        "city",
        "address",
        "email",
        "username",
        "password",
        "passwordConfirm",
      ].map((name) => [name, text]),
    ),
    birthDate: matches(/^\d{4}-\d{2}-\d{2}$/),
    currency: is("TRY"),
    phone: matches(/^\+[1-9]\d{6,14}$/),
    promotionCode: opt(text),
    referenceNumber: opt(text),
    smsOptIn: bool,
    emailOptIn: bool,
    rulesAccepted: is(true),
  }),
  "user/register_confirm": open({ token: text }),
  "user/forgot": open({ email: opt(text), username: opt(text) }),
  "user/pass_reset": open({ token: text, password: text, passwordConfirm: text }),
  "user/favorites": players({
    mode: opt(is("insert", "delete")),
    type: is("casino", "livecasino"),
    id: opt(text),
  }),
  "casino/category_list": open({ limit: count, offset: count }),
  "casino/provider_list": players({ limit: count, offset: count }),
  "casino/games_list": {
    // `favorites` makes the answer personal.
    user: "either",
    data: {
      limit: count,
      offset: count,
      favorites: opt(is(true)),
      providerID: opt(text),
      categoryID: opt(text),
      searchGameName: opt((value) => typeof value === "string" && value.trim().length >= 3),
      type: opt(text),
      order: opt(is("popular", "new", "name", "rtp")),
    },
  },
  "casino/init_game": players({ gameID: text, isMobile: opt(bool), demo: opt(is(true)) }),
  "livecasino/category_list": open({ limit: count, offset: count }),
  "livecasino/provider_list": players({ limit: count, offset: count, status: opt(is(2)) }),
  "livecasino/game_table_list": {
    user: "either",
    data: {
      limit: count,
      offset: count,
      favorites: opt(is(true)),
      categoryID: opt(text),
      providerID: opt(text),
      searchGameName: opt((value) => typeof value === "string" && value.trim().length >= 3),
      type: opt(text),
    },
  },
  "livecasino/init_game": players({ tableID: text, isMobile: is(true) }),
  "virtualgames/init_game": players({ providerID: text, type: opt(text) }),
  "habanero/getJackpots": open(),
  "crm/list_mass_messages": open(page(10)),
  "finance/check_balance": players(),
  "finance/list_cash_methods_new": players({ Type: direction, methodID: opt(text) }),
  "finance/list_cash_methods": players({ Type: direction, methodID: text, favorites: is(0) }),
  "finance/list_highlighted_cash_methods": players({ Type: direction }),
  "finance/add_favorite_cash_method": players({ id: text, Type: direction }),
  "finance/remove_favorite_cash_method": players({ id: text, Type: direction }),
  "finance/check_favorite_cash_method": players({ id: text, Type: direction }),
  "finance/list_banks": players({ typeID: is("1", 1) }),
  "finance/list_bank_accounts": players({ SiteType: is("desktop"), showPrepaid: is(1) }),
  "finance/get_bank_account": players({ bankID: text }),
  "finance/save_bank_transfer": players({ methodID: text, amount, ...form }),
  "prepayServices/processTransaction": players({ Type: direction, methodID: text, amount, ...form }),
  "finance/list_types_frontend": players({}),
  "finance/list_categories": players({}),
  "finance/list_sub_categories": players({}),
  "finance/list_transactions": players({
    limit: count,
    offset: count,
    OrderDir: is("ASC", "DESC", ""),
    OrderPar: is("createdAt", "amount", "id", ""),
    searchType: opt(id),
    searchCategory: opt(id),
    searchID: opt(id),
    startDate: opt(dayOrNone),
    endDate: opt(dayOrNone),
    searchMinAmount: opt(id),
    status: opt(id),
    concatRequire: opt(flag),
  }),
};
