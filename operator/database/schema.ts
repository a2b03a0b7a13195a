/** Generated from the migrations by scripts/generate-table-types.ts. Do not edit it. */

import type { LeaderboardRow } from "../../src/contract/cms-items.ts";
import type { LimitKind, LimitPeriod } from "../../src/contract/limit-items.ts";
import type { SecurityEventKind } from "../../src/contract/user-security-events.ts";
import type { Localised } from "../lib/language.ts";
import type {
  Act,
  Count,
  CountedMoney,
  Day,
  Id,
  JsonText,
  LedgerAccountKind,
  LedgerCategory,
  LimitEventKind,
  Market,
  Moment,
  Money,
  OperatorSecretName,
  Percentage,
  Pick,
  SeedingPart,
  SettleAfter,
  TransactionStatusNumber,
} from "./columns.ts";
import type { ColumnType, GeneratedAlways } from "kysely";

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

export interface AccountToken {
  /**
   * The address to which it was mailed. It confirms no other address.
   */
  email_key: string;
  expires_at: Moment;
  hash: string;
  player_id: Id;
  purpose: "confirm" | "reset";
}

export interface AnnouncedTournament {
  tournament_id: Id;
}

export interface Bank {
  accounts: readonly object[];
  code: string;
  id: number;
  name: string;
  position: number;
}

export interface BankAccount {
  account_holder: string;
  account_number: string | null;
  branch_name: string | null;
  iban: string;
  id: Generated<Id>;
  /**
   * Whether a withdrawal was paid to it.
   */
  is_verified: boolean;
  player_id: Id;
}

export interface Bonus {
  amount: Money;
  /**
   * The deposit that it is for.
   */
  deposit_id: Id | null;
  ended_at: Moment | null;
  expires_at: Moment;
  granted_at: Moment;
  id: GeneratedAlways<string>;
  /**
   * The offer that the player claimed; null for a gift of the operator.
   */
  offer_id: string | null;
  /**
   * How it ended: wagered, or out of time.
   */
  outcome: "completed" | "expired" | null;
  player_id: Id;
  /**
   * The earliest time of the next attempt to settle it. Null without a failure.
   */
  settle_after: SettleAfter | null;
  settle_failures: Generated<number>;
  /**
   * How much has been bet since it was granted. The database counts it.
   */
  wagered: CountedMoney;
  /**
   * How much has to be bet.
   */
  wagering: Money;
}

export interface BonusOffer {
  active: boolean;
  id: string;
  position: number;
  terms: object;
  text: Localised;
  title: Localised;
}

export interface CashMethod {
  active: boolean;
  deposit: object | null;
  group_id: number | null;
  id: number;
  kind: string;
  name: Localised;
  position: number;
  withdraw: object | null;
}

export interface CashRequest {
  /**
   * When it is approved automatically, for methods that do so.
   */
  approve_at: Moment | null;
  /**
   * When it was approved or cancelled.
   */
  decided_at: Moment | null;
  /**
   * The values of the method's form by field name.
   */
  filled_in: Readonly<Record<string, string>>;
  /**
   * The reference that the player quotes when paying.
   */
  reference: string;
  /**
   * The earliest time of the next attempt to settle it. Null without a failure.
   */
  settle_after: SettleAfter | null;
  settle_failures: Generated<number>;
  transaction_id: Id;
}

export interface Category {
  /**
   * Whether players see it, as a shelf and as a filter. Its games stay in the other lists.
   */
  active: Generated<boolean>;
  icon: string;
  id: Id;
  lobby: "casino" | "live";
  name: Localised;
  position: number;
}

export interface Coupon {
  /**
   * The page's id for the bet slip. The same id never stakes twice.
   */
  client_id: string;
  currency: string;
  /**
   * When its last event is over.
   */
  due_at: Moment;
  /**
   * The name of the sports page, for the history.
   */
  game: string;
  id: GeneratedAlways<string>;
  /**
   * The launch of the sports page that placed it.
   */
  launch_id: string;
  /**
   * The product of the selections' odds, truncated to two decimals.
   */
  odds: Money;
  placed_at: Moment;
  player_id: Id;
  possible_win: Money;
  /**
   * The earliest time of the next attempt to settle it. Null without a failure.
   */
  settle_after: SettleAfter | null;
  settle_failures: Generated<number>;
  settled_at: Moment | null;
  stake: Money;
  state: "open" | "won" | "lost" | "void";
  win: Money | null;
}

export interface CouponSelection {
  away: string;
  coupon_id: Id;
  ends_at: Moment;
  event_id: string;
  home: string;
  market: Market;
  odds: Money;
  pick: Pick;
  position: number;
  /**
   * The final score, `2-1`.
   */
  result: string | null;
  starts_at: Moment;
}

export interface Exclusion {
  began_at: Moment;
  /**
   * Null if it never ends.
   */
  ends_at: Moment | null;
  id: GeneratedAlways<string>;
  kind: "timeOut" | "selfExclusion";
  player_id: Id;
}

export interface FavouriteCashMethod {
  direction: number;
  method_id: string;
  player_id: Id;
}

export interface FavouriteGame {
  added_at: Moment;
  game_id: Id;
  player_id: Id;
}

export interface FavouriteTable {
  added_at: Moment;
  player_id: Id;
  table_id: Id;
}

export interface Game {
  /**
   * The rank of the game in Turkish alphabetical order. Ranks are consecutive, from 0.
   */
  alphabetical: number;
  badges: readonly string[];
  /**
   * The name as the search compares it, without the differences of case and accents.
   */
  folded_name: string;
  has_demo: boolean;
  id: Id;
  jackpot: Money | null;
  lobby: GeneratedAlways<string>;
  max_bet: Money;
  min_bet: Money;
  name: string;
  /**
   * The rank of the game by popularity. Ranks are consecutive, from 0.
   */
  popularity: number;
  provider_id: Id;
  released_at: Moment;
  rtp: Percentage;
  type: string;
  volatility: string;
}

export interface GameCategory {
  category_id: Id;
  game_id: Id;
  lobby: GeneratedAlways<string>;
}

export interface GameLaunch {
  created_at: Moment;
  demo: boolean;
  /**
   * The hash of the token. The token itself is not stored.
   */
  hash: string;
  id: string;
  /**
   * What the launch opens: a casino game, a live table, or a game of a virtual provider.
   */
  kind: "slot" | "table" | "virtual";
  origin: string;
  player_id: Id;
  reference: string;
  /**
   * The session that opened it. The launch ends with the session.
   */
  session_id: string | null;
  type: string | null;
  used_at: Moment;
}

export interface GameRound {
  bet: unknown;
  /**
   * The page's id for the round. The same id never stakes twice.
   */
  client_id: string;
  /**
   * When an open round settles by itself.
   */
  due_at: Moment | null;
  /**
   * The ticket number of its ledger postings.
   */
  id: GeneratedAlways<string>;
  launch_id: string;
  nonce: number;
  outcome: unknown;
  seed_id: Id;
  /**
   * The earliest time of the next attempt to settle it. Null without a failure.
   */
  settle_after: SettleAfter | null;
  settle_failures: Generated<number>;
  settled_at: Moment | null;
  stake: Money;
  started_at: Moment;
  /**
   * Null while the round is open.
   */
  win: Money | null;
}

export interface GameSeat {
  currency: string;
  demo: boolean;
  /**
   * The provider's game. Each title of the catalogue is played as one of them.
   */
  game: "slot" | "crash" | "roulette" | "sports";
  launch_id: string;
  max_stake: Money;
  min_stake: Money;
  /**
   * The next server seed. Its hash is shown before the player chooses a client seed, so it cannot be changed afterwards.
   */
  next_server_seed: string;
  opened_at: Moment;
  player_id: Id;
  /**
   * The play money of a demo seat. Null when the seat uses the wallet.
   */
  purse: Money | null;
  /**
   * Shown in the player's history.
   */
  sub_category: string;
  title: string;
}

export interface GameSeed {
  client_seed: string;
  id: GeneratedAlways<string>;
  launch_id: string;
  made_at: Moment;
  next_nonce: Generated<number>;
  /**
   * When the server seed was revealed and replaced.
   */
  revealed_at: Moment | null;
  server_seed: string;
}

export interface IdempotentAnswer {
  /**
   * The answered envelope. Null while the call is running.
   */
  answer: object | null;
  asked_at: Moment;
  /**
   * The hash of the call and its data, keyed with the idempotency key. Nobody can compute it without that key.
   */
  fingerprint: string;
  /**
   * The hash of the player and the key.
   */
  key_hash: string;
}

export interface Information {
  inf_type: string;
  text: Localised;
  title: Localised;
}

export interface Jackpot {
  /**
   * The amount at `counted_from`.
   */
  amount: Money;
  counted_from: Moment;
  currency: string;
  id: Id;
  name: Localised;
  /**
   * How much it grows in a minute.
   */
  per_minute: Money;
}

export interface LedgerAccount {
  /**
   * The database changes it when entries are inserted, and refuses other changes.
   */
  balance: CountedMoney;
  currency: string;
  id: GeneratedAlways<string>;
  kind: LedgerAccountKind;
  player_id: Id | null;
}

export interface LedgerEntry {
  account_id: Id;
  amount: Money;
  transaction_id: Id;
}

export interface LedgerTransaction {
  /**
   * The request in `player_transaction` that this transaction carries out.
   */
  carries_out: Id | null;
  /**
   * The type (1 bet or game, 2 deposit, 3 withdrawal, 4 bonus) in the player's history. Null for internal transactions such as an opening balance.
   */
  category: LedgerCategory | null;
  game: string | null;
  /**
   * The withdrawal whose money this transaction holds.
   */
  holds_for: Id | null;
  id: GeneratedAlways<string>;
  kind: string;
  posted_at: Moment;
  sub_category: string | null;
  ticket_number: string | null;
}

export interface Licence {
  id: Id;
  logo: string | null;
  name: string;
  number: string;
  url: string;
}

export interface LimitEvent {
  action: "set" | "asked" | "replaced" | "cancelled" | "confirmed" | "excluded";
  at: Moment;
  /**
   * For `asked`, the earliest time of its confirmation. For `excluded`, its end; null if it never ends.
   */
  effective_at: Moment | null;
  id: GeneratedAlways<string>;
  kind: LimitEventKind;
  period: LimitPeriod | null;
  player_id: Id;
  value_after: Money | null;
  value_before: Money | null;
}

export interface LiveTable {
  dealer: string | null;
  folded_name: string;
  id: Id;
  lobby: GeneratedAlways<string>;
  max_bet: Money;
  min_bet: Money;
  name: string;
  open: boolean;
  opening_hours: string | null;
  position: number;
  provider_id: Id;
  seats: number | null;
  type: string;
}

export interface LiveTableCategory {
  category_id: Id;
  lobby: GeneratedAlways<string>;
  table_id: Id;
}

export interface Maintenance {
  active: boolean;
  ends_at: Moment | null;
  message: Localised;
  only_row: Generated<boolean>;
  starts_at: Moment | null;
  title: Localised;
}

export interface MassMessage {
  created_at: Moment;
  html: Localised;
  id: Generated<Id>;
  title: Localised;
}

export interface MonitoringCount {
  day: Day;
  detail: string;
  kind: "error" | "failure" | "dropped" | "start" | "worker" | "install";
  name: string;
  page: string;
  times: number;
}

export interface MonitoringVital {
  day: Day;
  name: "LCP" | "INP" | "CLS" | "TTFB";
  page: string;
  times: number;
  value: number;
  visit: "first" | "later" | "installed" | "offline";
}

export interface OperatorSecret {
  name: OperatorSecretName;
  value: string;
}

export interface Outbox {
  attempts: Generated<number>;
  /**
   * Null once the message is sent or given up.
   */
  body: string | null;
  channel: "email" | "sms";
  created_at: Moment;
  expires_at: Moment;
  /**
   * Why the last attempt failed, without anything that the message says.
   */
  failure: string | null;
  id: GeneratedAlways<string>;
  /**
   * A path of the site that the message links to.
   */
  path: string | null;
  /**
   * An e-mail address or a phone number.
   */
  recipient: string;
  /**
   * The earliest time of the next attempt. Null if there will be none.
   */
  send_after: Moment | null;
  sent_at: Moment | null;
  subject: string | null;
}

export interface Passkey {
  /**
   * How often it was used, as it says itself; 0 if it does not count.
   */
  counter: Count;
  created_at: Moment;
  /**
   * The credential's id, base64url.
   */
  id: string;
  last_used_at: Moment | null;
  /**
   * The player's name for it.
   */
  name: string;
  player_id: string;
  /**
   * COSE, base64url.
   */
  public_key: string;
  /**
   * The domain for which it was made.
   */
  rp_id: string;
  /**
   * The browser that made it.
   */
  user_agent: string;
}

export interface PasskeyChallenge {
  expires_at: Moment;
  hash: string;
  /**
   * The player who adds a passkey. Null for a log-in.
   */
  player_id: Id | null;
}

export interface PendingLimit {
  /**
   * The earliest time at which the player may confirm it.
   */
  effective_at: Moment;
  id: GeneratedAlways<string>;
  kind: LimitKind;
  period: LimitPeriod | null;
  player_id: Id;
  /**
   * Null removes the limit.
   */
  value: Money | null;
}

export interface Player {
  address: string;
  /**
   * Written as `YYYY-MM-DD`; to read it, cast it to text.
   */
  birth_date: Day;
  city: string;
  country: string;
  currency: string;
  email: string;
  /**
   * The unique form of the address. Only verified addresses are unique.
   */
  email_key: string;
  email_opt_in: boolean;
  email_verified: boolean;
  first_name: string;
  gtm: string;
  id: Generated<Id>;
  /**
   * Whether the operator has seen the player's identity document. Withdrawals need it.
   */
  identity_verified: Generated<boolean>;
  /**
   * A player of the demo, whose password is public.
   */
  is_demo: Generated<boolean>;
  language: "tr" | "en";
  last_login_at: Moment | null;
  last_name: string;
  national_id: string;
  /**
   * Null while it is the first one.
   */
  password_changed_at: Moment | null;
  password_hash: string;
  /**
   * E.164.
   */
  phone: string;
  /**
   * Whether the player has entered a code that was sent to the phone.
   */
  phone_verified: Generated<boolean>;
  promotion_code: string | null;
  reference_number: string | null;
  registered_at: Moment;
  rid: Generated<number>;
  sms_opt_in: boolean;
  /**
   * `unconfirmed`: the player has not opened the link in the mail yet. `inactive`: the operator has closed the account.
   */
  status: "unconfirmed" | "active" | "inactive";
  /**
   * A generated secret that waits for its first code.
   */
  totp_draft: string | null;
  /**
   * The time step of the last accepted code. Codes of this step and of earlier ones are refused.
   */
  totp_last_step: number | null;
  /**
   * Base32. Set exactly while `two_factor` is `ga`.
   */
  totp_secret: string | null;
  two_factor: Generated<"none" | "ga" | "sms">;
  username: string;
  /**
   * The unique form of the username.
   */
  username_key: string;
}

export interface PlayerLimit {
  kind: "deposit" | "loss" | "session" | "realityCheck";
  period: "day" | "week" | "month" | null;
  player_id: Id;
  /**
   * An amount, or minutes.
   */
  value: Money;
}

export interface PlayerTransaction {
  /**
   * Signed: the change of the wallet, or the change that was asked for.
   */
  amount: Money;
  /**
   * The wallet after this request or posting moved it. Null when nothing moved it.
   */
  balance_after: Money | null;
  category: LedgerCategory;
  created_at: Moment;
  currency: string;
  game: string | null;
  id: Generated<Id>;
  ledger_transaction_id: string | null;
  /**
   * The cash method, for deposits and withdrawals.
   */
  method_id: string | null;
  /**
   * The operator's note to the player.
   */
  note: string | null;
  player_id: Id;
  /**
   * 1001 new, 1002 approved, 1003 cancelled.
   */
  status: TransactionStatusNumber;
  sub_category: string | null;
  /**
   * The ticket of the New Year lottery.
   */
  ticket_number: string | null;
  /**
   * What happened: `bet`, `win`, `deposit` …
   */
  type: string;
}

export interface Popup {
  active: boolean;
  /**
   * For whom it is: visitors, who are not logged in, or players. Null means everybody.
   */
  audience: "visitors" | "players" | null;
  html: Localised;
  id: Id;
  image: string | null;
  title: Localised;
  url: string | null;
}

export interface Promotion {
  active: boolean;
  category: string | null;
  ends_at: Moment;
  html: Localised;
  id: Id;
  image: string;
  rules_slug: string | null;
  starts_at: Moment;
  summary: Localised;
  title: Localised;
}

export interface Provider {
  /**
   * Whether players see it as a filter. Its games stay in the other lists.
   */
  active: Generated<boolean>;
  id: Id;
  lobby: "casino" | "live";
  logo: string;
  name: string;
  position: number;
  /**
   * 2: players with `rid` 20 see it too, and no other live providers. 1: only the others see it.
   */
  status: Generated<number>;
}

export interface PushDelivery {
  failures: Generated<number>;
  id: GeneratedAlways<string>;
  message_id: Id;
  /**
   * The earliest time of the next attempt.
   */
  send_after: Moment;
  subscription_id: Id;
}

export interface PushMessage {
  body: Localised;
  created_at: Moment;
  id: GeneratedAlways<string>;
  kind: "deposit" | "withdraw" | "message" | "promotion" | "coupon";
  tag: string | null;
  title: Localised;
  /**
   * A path of the site.
   */
  url: string;
}

export interface PushSubscription {
  /**
   * The secret that the browser shares with the operator, base64url.
   */
  auth: string;
  created_at: Moment;
  /**
   * The address at the push service.
   */
  endpoint: string;
  id: GeneratedAlways<string>;
  language: "tr" | "en";
  /**
   * The browser's public key, base64url.
   */
  p256dh: string;
  player_id: string;
  /**
   * The session that subscribed. Null once it has expired and is forgotten.
   */
  session_id: string | null;
  /**
   * The site on which the browser subscribed.
   */
  site_origin: string;
  /**
   * The kinds of messages wanted. Null: all that the player opted into.
   */
  topics: JsonText<readonly string[]> | null;
}

export interface SecurityEvent {
  at: Moment;
  /**
   * The browser and the system, in words.
   */
  device: string | null;
  id: GeneratedAlways<string>;
  kind: SecurityEventKind;
  made_by: "player" | "office";
  /**
   * The network of the address. Null, as `device` is, for what the back office did.
   */
  network: string | null;
  player_id: Id;
  /**
   * How often it happened, the last time `at`.
   */
  times: Generated<number>;
}

export interface Seeding {
  part: SeedingPart;
  seeded_at: Moment;
}

export interface Session {
  /**
   * The second factor that the session waits for.
   */
  awaits: "ga" | "sms" | null;
  /**
   * When the player of this signed-in session last entered an SMS code.
   */
  confirmed_at: Moment | null;
  created_at: Moment;
  expires_at: Moment;
  id: string;
  ip: string;
  /**
   * Whether it was revoked because somebody used a key that the client had replaced.
   */
  is_copied: Generated<boolean>;
  last_seen_at: Moment;
  player_id: Id;
  /**
   * When its player last proved to be the account's, at log-in or by a step-up. Null before the second factor.
   */
  proved_at: Moment | null;
  revoked_at: Moment | null;
  user_agent: string;
}

export interface SessionKey {
  hash: string;
  replaced_at: Moment | null;
  /**
   * The hash of the key that it replaced.
   */
  replaces: string | null;
  session_id: string;
  /**
   * The `uip` that was issued with it.
   */
  uip: string;
  /**
   * Whether a call has used it, which proves that the client received it.
   */
  used: Generated<boolean>;
}

export interface Shelf {
  id: GeneratedAlways<number>;
  /**
   * The id of the provider or category, or the name of the type. Empty for all games.
   */
  key: string;
  kind: "all" | "provider" | "category" | "type";
  total: number;
}

export interface ShelfPlace {
  game_id: Id;
  place_name: number;
  place_new: number;
  place_popular: number;
  place_rtp: number;
  shelf_id: number;
}

export interface Slider {
  active: boolean;
  area: "general" | "ic" | "left" | "right";
  ends_at: Moment;
  id: Id;
  image: string;
  image_mobile: string | null;
  place: "sol" | "sag";
  position: number;
  starts_at: Moment;
  subtitle: Localised | null;
  title: Localised;
  url: string | null;
}

export interface SmsCode {
  expires_at: Moment;
  hash: string;
  session_id: string;
  tries_left: number;
}

export interface SpecialDate {
  active: boolean;
  ends_at: Moment;
  id: Id;
  image: string | null;
  starts_at: Moment;
  title: Localised;
}

export interface SportsSecret {
  /**
   * Written as `YYYY-MM-DD`; to read it, cast it to text.
   */
  day: Day;
  secret: string;
}

export interface Staff {
  created_at: Moment;
  id: Generated<Id>;
  is_demo: Generated<boolean>;
  is_locked: Generated<boolean>;
  name: string;
  /**
   * The unique form of the name.
   */
  name_key: string;
  /**
   * Null until the member has opened the set-up link, like `totp_secret`.
   */
  password_hash: string | null;
  role: "look" | "decide" | "administer";
  /**
   * The time step of the last accepted code. Codes of this step and of earlier ones are refused.
   */
  totp_last_step: number | null;
  /**
   * Base32.
   */
  totp_secret: string | null;
}

export interface StaffAudit {
  at: Moment;
  details: string | null;
  id: GeneratedAlways<string>;
  kind: Act;
  /**
   * The player whom it concerns.
   */
  player_id: Id | null;
  staff_id: Id | null;
  /**
   * What it was done to, such as the number of a withdrawal.
   */
  subject: string | null;
}

export interface StaffLink {
  expires_at: Moment;
  hash: string;
  staff_id: Id;
  totp_draft: string | null;
}

export interface StaffSession {
  /**
   * Whether the authenticator's code is still missing. Such a session opens no page but the one for the code.
   */
  awaits_code: boolean;
  expires_at: Moment;
  hash: string;
  staff_id: Id;
}

export interface Throttle {
  attempts: number;
  ends_at: Moment;
  kind: string;
  subject: string;
}

export interface Tournament {
  currency: string;
  ends_at: Moment;
  game_ids: readonly number[];
  html: Localised;
  id: Id;
  image: string;
  leaderboard: ReadonlyArray<LeaderboardRow>;
  prize_pool: Money;
  starts_at: Moment;
  title: Localised;
}

export interface VoucherSeries {
  amounts: readonly string[];
  code: string;
}

/** The tables for Kysely. */
export interface Database {
  account_token: AccountToken;
  announced_tournament: AnnouncedTournament;
  bank: Bank;
  bank_account: BankAccount;
  bonus: Bonus;
  bonus_offer: BonusOffer;
  cash_method: CashMethod;
  cash_request: CashRequest;
  category: Category;
  coupon: Coupon;
  coupon_selection: CouponSelection;
  exclusion: Exclusion;
  favourite_cash_method: FavouriteCashMethod;
  favourite_game: FavouriteGame;
  favourite_table: FavouriteTable;
  game: Game;
  game_category: GameCategory;
  game_launch: GameLaunch;
  game_round: GameRound;
  game_seat: GameSeat;
  game_seed: GameSeed;
  idempotent_answer: IdempotentAnswer;
  information: Information;
  jackpot: Jackpot;
  ledger_account: LedgerAccount;
  ledger_entry: LedgerEntry;
  ledger_transaction: LedgerTransaction;
  licence: Licence;
  limit_event: LimitEvent;
  live_table: LiveTable;
  live_table_category: LiveTableCategory;
  maintenance: Maintenance;
  mass_message: MassMessage;
  monitoring_count: MonitoringCount;
  monitoring_vital: MonitoringVital;
  operator_secret: OperatorSecret;
  outbox: Outbox;
  passkey: Passkey;
  passkey_challenge: PasskeyChallenge;
  pending_limit: PendingLimit;
  player: Player;
  player_limit: PlayerLimit;
  player_transaction: PlayerTransaction;
  popup: Popup;
  promotion: Promotion;
  provider: Provider;
  push_delivery: PushDelivery;
  push_message: PushMessage;
  push_subscription: PushSubscription;
  security_event: SecurityEvent;
  seeding: Seeding;
  session: Session;
  session_key: SessionKey;
  shelf: Shelf;
  shelf_place: ShelfPlace;
  slider: Slider;
  sms_code: SmsCode;
  special_date: SpecialDate;
  sports_secret: SportsSecret;
  staff: Staff;
  staff_audit: StaffAudit;
  staff_link: StaffLink;
  staff_session: StaffSession;
  throttle: Throttle;
  tournament: Tournament;
  voucher_series: VoucherSeries;
}
