import { type Kysely, sql } from "kysely";
import { foldForSearch } from "../../src/lib/turkish.ts";
import { inTransaction } from "../database/in-transaction.ts";
import type { Database } from "../database/schema.ts";
import { alphabeticalRanks, reorderShelvesByName } from "./shelves.ts";
import { notifyEverybody } from "./announce.ts";
import type { Localised } from "../lib/language.ts";

/** How much of a message, with its markup, is turned into plain text. */
const longestText = 20_000;

/**
 * Sends a message to all players. It appears among their notifications from `now` on, and is pushed to the browsers of
 * those who want its topic. Returns its id.
 *
 * @param message its topic is `message` unless it says otherwise. Advertising is a `promotion`.
 */
export async function sendMassMessage(
  db: Kysely<Database>,
  {
    title,
    html,
    topic = "message",
  }: { readonly title: Localised; readonly html: Localised; readonly topic?: "message" | "promotion" },
  now: Date,
): Promise<string> {
  return inTransaction(db, async (transaction) => {
    const { id } = await transaction
      .insertInto("mass_message")
      .values({ title, html, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    const body = { tr: plainText(html.tr), en: plainText(html.en) };
    await notifyEverybody(transaction, { kind: topic, title, body, url: "/notifications", tag: `message-${id}` }, now);
    return id;
  });
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/** The words of a message. A push message has no markup. */
function plainText(html: string): string {
  return html
    .slice(0, longestText)
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/**
 * Replaces the title and the text of a content page. The text is HTML, or JSON for the InfTypes that docs/contract.md
 * names at `cmscontroller/getInformation`.
 *
 * @throws NoResultError when there is no such page.
 */
export async function setInformation(
  db: Kysely<Database>,
  infType: string,
  page: { readonly title: Localised; readonly text: Localised },
): Promise<void> {
  await db
    .updateTable("information")
    .set(page)
    .where("inf_type", "=", infType)
    .returning("inf_type")
    .executeTakeFirstOrThrow();
}

interface MaintenanceNotice {
  readonly title?: Localised;
  readonly message?: Localised;
  /** Null removes an announced end. */
  readonly startsAt?: Date | null;
  readonly endsAt?: Date | null;
}

/** Closes or opens the site. Fields that the notice omits keep their values. */
export async function setMaintenance(
  db: Kysely<Database>,
  active: boolean,
  { title, message, startsAt, endsAt }: MaintenanceNotice = {},
): Promise<void> {
  await db
    .updateTable("maintenance")
    .set({
      active,
      ...(title && { title }),
      ...(message && { message }),
      ...(startsAt !== undefined && { starts_at: startsAt }),
      ...(endsAt !== undefined && { ends_at: endsAt }),
    })
    .execute();
}

/**
 * Publishes or hides a promotion.
 *
 * @throws NoResultError when there is no such promotion.
 */
export function setPromotionActive(db: Kysely<Database>, promotionId: number | string, active: boolean): Promise<void> {
  return setActive(db, "promotion", String(promotionId), active);
}

/** The kinds of content that can be published and hidden. */
export type Switchable = "promotion" | "slider" | "popup" | "special_date";

/**
 * Publishes or hides an item.
 *
 * @throws NoResultError when there is no item with that id.
 */
export async function setActive(db: Kysely<Database>, table: Switchable, id: string, active: boolean): Promise<void> {
  await db.updateTable(table).set({ active }).where("id", "=", id).returning("id").executeTakeFirstOrThrow();
}

/** A row of the lobby: a category, which is also a shelf of the home page, or a provider. */
export interface LobbyRow {
  readonly table: "category" | "provider";
  readonly lobby: "casino" | "live";
  readonly id: string;
}

/**
 * Moves a category or provider to a place of its lobby, counted from 1. One beyond the end is the last place.
 *
 * @throws NoResultError when there is no such row.
 */
export async function moveInLobby(db: Kysely<Database>, { table, lobby, id }: LobbyRow, place: number): Promise<void> {
  const inLobby = db.selectFrom(table).select("id").where("lobby", "=", lobby);
  await inLobby.where("id", "=", id).executeTakeFirstOrThrow();
  const others = await inLobby.where("id", "<>", id).orderBy("position").orderBy("id").forUpdate().execute();
  const ids = others.map((other) => other.id).toSpliced(place - 1, 0, id);
  for (const [position, moved] of ids.entries()) {
    await db.updateTable(table).set({ position }).where("lobby", "=", lobby).where("id", "=", moved).execute();
  }
}

/**
 * Shows or hides a category or provider.
 *
 * @throws NoResultError when there is no such row.
 */
export async function setShownInLobby(
  db: Kysely<Database>,
  { table, lobby, id }: LobbyRow,
  active: boolean,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ active })
    .where("lobby", "=", lobby)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirstOrThrow();
}

/**
 * Gives a category, and its shelf of the home page, another title.
 *
 * @throws NoResultError when there is no such category.
 */
export async function renameCategory(
  db: Kysely<Database>,
  { lobby, id }: Omit<LobbyRow, "table">,
  name: Localised,
): Promise<void> {
  await db
    .updateTable("category")
    .set({ name })
    .where("lobby", "=", lobby)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirstOrThrow();
}

/**
 * Renames a game. Search finds it by the new name, and lists sort it by that name.
 *
 * @throws NoResultError when there is no such game.
 */
export async function renameGame(db: Kysely<Database>, gameID: number | string, name: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("game")
      .set({ name, folded_name: foldForSearch(name) })
      .where("id", "=", String(gameID))
      .returning("id")
      .executeTakeFirstOrThrow();
    const ranks = alphabeticalRanks(await transaction.selectFrom("game").select(["id", "name"]).execute());
    const json = JSON.stringify(Array.from(ranks, ([id, rank]) => ({ id, rank })));
    await sql`update game set alphabetical = now.rank
      from jsonb_to_recordset(${json}::jsonb) as now (id bigint, rank integer)
      where now.id = game.id and now.rank <> game.alphabetical`.execute(transaction);
    await reorderShelvesByName(transaction);
  });
}
