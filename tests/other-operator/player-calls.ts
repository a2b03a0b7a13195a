import { cashierAnswers } from "./cashier.ts";
import { catalogueOf } from "./catalogue.ts";
import type { ReceivedCall } from "./complaints.ts";
import { historyAnswer } from "./history.ts";
import { findPlayer, otherCode, otherPassword } from "./players.ts";
import { loginIp, type Sessions } from "./sessions.ts";

const anonymous = { result: false, message: "", code: "403", debug: "anonymous user", data: null };
const noRows = { result: false, message: "Kayıt Bulunamadı", pagination: 0 };
/** What this operator does not do itself, but knows. */
const closed = { result: false, message: "Bunun için destek ekibine yazın." };
const expired = { result: false, message: "Oturum süresi doldu", code: 403 };

/** What the player has. Tests may change it. */
export interface PlayersThings {
  /** The `data` of finance/check_balance. */
  balance: unknown;
  /** The ids of the favourites, by type. */
  readonly favourites: Readonly<Record<"casino" | "livecasino", Set<string>>>;
  /** The origin of the game pages. */
  readonly games: string;
  /** The address of the site that frames the games. */
  site: string;
}

/** Answers the calls about players and their sessions; undefined for any other call. */
export function playerAnswers(sessions: Sessions, things: PlayersThings, withMistakes = true) {
  const catalogue = catalogueOf(withMistakes);
  const { favourites } = things;
  const cashier = cashierAnswers();
  const play = (path: string) => ({
    result: true,
    data: { url: `${things.games}/${path}?origin=${encodeURIComponent(things.site)}`, extra: [1] },
  });
  const marked = (type: "casino" | "livecasino") =>
    [...favourites[type]].map((id) => ({ type, id: Number(id) || id, since: "?" }));

  const admit = (user: ReceivedCall["user"], isRight: boolean) => {
    const session = sessions.find(user);
    if (session && isRight) session.pending = false;
    return isRight;
  };

  const open: Readonly<Record<string, (call: ReceivedCall) => unknown>> = {
    "user/login": ({ data }) => {
      const player = findPlayer(data.username);
      // In another case than the matched text, so it is an ordinary refusal.
      if (!player || data.password !== otherPassword)
        return { result: false, message: "GİRİŞ BAŞARISIZ: bilgiler uyuşmuyor" };
      const { uid, username, login } = player;
      const asks = login.otp === "sms" || (typeof login.gasecret === "string" && login.gasecret.length > 10);
      return {
        result: true,
        message: "İşlem Başarılı",
        data: { uid, sid: sessions.add(player, asks), uip: loginIp, language: "tr", username, ...login },
      };
    },
    "user/forgot": () => ({ result: true, message: "İşlem Başarılı" }),
    "user/pass_reset": ({ data }) =>
      data.token === "iyi" ? { result: true } : { result: false, message: "Bağlantının süresi dolmuş" },
    "user/register": ({ data }) =>
      data.username === "alinmis"
        ? { result: false, data: { errors: { username: "Bu ad alınmış" } } }
        : { result: true, message: null, data: { uid: 77 } },
    "casino/category_list": ({ data }) => catalogue.categories(data),
    "livecasino/category_list": ({ data }) => catalogue.tableCategories(data),
    "casino/games_list": ({ data }) => catalogue.games(data, favourites.casino),
    "livecasino/game_table_list": ({ data }) => catalogue.tables(data, favourites.livecasino),
  };

  const pending: Readonly<Record<string, (call: ReceivedCall) => unknown>> = {
    "user/check_ga": ({ data, user }) => ({ result: admit(user, data.ga_code === otherCode) }),
    "user/sms_send": () => ({ result: true, data: { expiresIn: 120, channel: "sms" } }),
    "user/sms_validate": ({ data, user }) =>
      admit(user, data.code === otherCode) ? { result: true } : { result: false, message: "Kod yanlış" },
    "user/logout": ({ user }) => (sessions.end(user), { result: true }),
  };

  const players: Readonly<Record<string, (call: ReceivedCall) => unknown>> = {
    "system/ping": ({ user = {} }) => {
      const session = sessions.find(user);
      return session
        ? { result: true, data: { uid: session.player.uid, sid: sessions.renew(user, session), uip: loginIp } }
        : expired;
    },
    "user/get_user_profile": ({ user }) => {
      const { uid, username, login } = sessions.find(user)?.player ?? { uid: 0, username: "", login: {} };
      const own = {
        firstname: "Işıl",
        lastname: null,
        email: "isil@ornek.example",
        emailVerified: "0",
        phone: "",
        birthdate: "",
      };
      const rest = { nationalId: "***", country: "TR", city: "", address: "", currency: "TRY", language: "tr" };
      return { result: true, data: { uid, username, ...own, ...rest, lastlogin: null, gtm: "+03:00", rid: login.rid } };
    },
    "user/favorites": ({ data }) => {
      const type = data.type as "casino" | "livecasino";
      if (data.mode === undefined)
        return marked(type).length > 0
          ? { result: true, data: marked(type) }
          : { result: false, message: "Kayıt Bulunamadı" };
      if (data.mode === "insert") favourites[type].add(String(data.id));
      else favourites[type].delete(String(data.id));
      return { result: true, message: "" };
    },
    "user/check_user_ga": () => ({ result: true, data: { enabled: "0" } }),
    "user/two_auth_type": () => ({ result: true, data: { type: "none" } }),
    "user/user_generate_ga": () => closed,
    "user/clear_generated_ga": () => closed,
    "user/pass_change": () => closed,
    "finance/save_bank_account": () => closed,
    "finance/delete_bank_account": () => closed,
    "finance/save_cep_bank_transfer": () => closed,
    "envoy/getDepositAmounts": () => noRows,
    "betframe/getCoupons": () => noRows,
    "casino/provider_list": ({ data }) => catalogue.providers(data),
    "livecasino/provider_list": ({ data }) => catalogue.tableProviders(data),
    "casino/init_game": ({ data }) => play(`slot/${String(data.gameID)}`),
    "livecasino/init_game": () => ({ result: false, message: "Masa kapalı" }),
    "virtualgames/init_game": ({ data }) =>
      data.providerID === "bingo"
        ? { result: false, message: "Internal Server Error" }
        : play(`sanal/${String(data.providerID)}`),
    "finance/check_balance": () => ({ result: true, data: things.balance }),
    ...cashier,
    "finance/list_types_frontend": () => noRows,
    "finance/list_categories": () => noRows,
    "finance/list_sub_categories": () => noRows,
    // The history asks for all categories, the cashier for one.
    "finance/list_transactions": (call) =>
      call.data.searchCategory ? cashier["finance/list_transactions"](call) : historyAnswer(call.data),
  };

  return (call: ReceivedCall): unknown => {
    const { name, data, user } = call;
    if (data.favorites !== true && open[name]) return open[name](call);
    const session = sessions.find(user);
    if (pending[name]) return session ? pending[name](call) : anonymous;
    if (open[name]) return session ? open[name](call) : anonymous;
    if (!players[name]) return undefined;
    if (!session || session.pending) return anonymous;
    return players[name](call);
  };
}
