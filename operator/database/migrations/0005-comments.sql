-- What the columns mean. The types of the tables are generated with these comments (scripts/generate-table-types.ts).
comment on column player.status is
  '`unconfirmed`: the player has not opened the link in the mail yet. `inactive`: the operator has closed the account.';

comment on column player.is_demo is
  'A player of the demo, whose password is public.';

comment on column player.username_key is
  'The unique form of the username.';

comment on column player.email_key is
  'The unique form of the address. Only verified addresses are unique.';

comment on column player.phone is
  'E.164.';

comment on column player.phone_verified is
  'Whether the player has entered a code that was sent to the phone.';

comment on column player.identity_verified is
  'Whether the operator has seen the player''s identity document. Withdrawals need it.';

comment on column player.birth_date is
  'Written as `YYYY-MM-DD`; to read it, cast it to text.';

comment on column player.totp_secret is
  'Base32. Set exactly while `two_factor` is `ga`.';

comment on column player.totp_draft is
  'A generated secret that waits for its first code.';

comment on column player.totp_last_step is
  'The time step of the last accepted code. Codes of this step and of earlier ones are refused.';

comment on column player.password_changed_at is
  'Null while it is the first one.';

comment on table account_token is
  'A one-time token that was mailed to a player. Only its hash is stored.';

comment on column account_token.email_key is
  'The address to which it was mailed. It confirms no other address.';

comment on column security_event.network is
  'The network of the address. Null, as `device` is, for what the back office did.';

comment on column security_event.device is
  'The browser and the system, in words.';

comment on column security_event.times is
  'How often it happened, the last time `at`.';

comment on column cash_request.reference is
  'The reference that the player quotes when paying.';

comment on column cash_request.filled_in is
  'The values of the method''s form by field name.';

comment on column cash_request.decided_at is
  'When it was approved or cancelled.';

comment on column cash_request.approve_at is
  'When it is approved automatically, for methods that do so.';

comment on table bank_account is
  'A player''s bank account. The IBAN names the bank.';

comment on column bank_account.is_verified is
  'Whether a withdrawal was paid to it.';

comment on table bonus is
  'A bonus to be wagered. It runs until `ended_at`.';

comment on column bonus.offer_id is
  'The offer that the player claimed; null for a gift of the operator.';

comment on column bonus.deposit_id is
  'The deposit that it is for.';

comment on column bonus.wagering is
  'How much has to be bet.';

comment on column bonus.wagered is
  'How much has been bet since it was granted. The database counts it.';

comment on column bonus.outcome is
  'How it ended: wagered, or out of time.';

comment on table cash_method is
  'A method to pay in or out, or a group of methods. It has settings for each direction that it takes.';

comment on table bonus_offer is
  'A bonus that players can claim. `terms` are what it gives and asks for.';

comment on column provider.status is
  '2: players with `rid` 20 see it too, and no other live providers. 1: only the others see it.';

comment on column game.folded_name is
  'The name as the search compares it, without the differences of case and accents.';

comment on column game.popularity is
  'The rank of the game by popularity. Ranks are consecutive, from 0.';

comment on column game.alphabetical is
  'The rank of the game in Turkish alphabetical order. Ranks are consecutive, from 0.';

comment on table shelf is
  'A list that players page through. It stores its length, so that lists are never counted.';

comment on column shelf.key is
  'The id of the provider or category, or the name of the type. Empty for all games.';

comment on table shelf_place is
  'The position of a game on a shelf in each order. Positions are consecutive from 0, so a page is a range.';

comment on column jackpot.amount is
  'The amount at `counted_from`.';

comment on column jackpot.per_minute is
  'How much it grows in a minute.';

comment on column coupon.client_id is
  'The page''s id for the bet slip. The same id never stakes twice.';

comment on column coupon.launch_id is
  'The launch of the sports page that placed it.';

comment on column coupon.game is
  'The name of the sports page, for the history.';

comment on column coupon.odds is
  'The product of the selections'' odds, truncated to two decimals.';

comment on column coupon.due_at is
  'When its last event is over.';

comment on column coupon_selection.result is
  'The final score, `2-1`.';

comment on table game_seat is
  'The seat of an opened launch: which game is played, with which limits, and with what money.';

comment on column game_seat.game is
  'The provider''s game. Each title of the catalogue is played as one of them.';

comment on column game_seat.sub_category is
  'Shown in the player''s history.';

comment on column game_seat.purse is
  'The play money of a demo seat. Null when the seat uses the wallet.';

comment on column game_seat.next_server_seed is
  'The next server seed. Its hash is shown before the player chooses a client seed, so it cannot be changed afterwards.';

comment on column game_seed.revealed_at is
  'When the server seed was revealed and replaced.';

comment on column game_round.id is
  'The ticket number of its ledger postings.';

comment on column game_round.client_id is
  'The page''s id for the round. The same id never stakes twice.';

comment on column game_round.win is
  'Null while the round is open.';

comment on column game_round.due_at is
  'When an open round settles by itself.';

comment on table sports_secret is
  'The seed of a day''s matches, secret until that day is over.';

comment on column sports_secret.day is
  'Written as `YYYY-MM-DD`; to read it, cast it to text.';

comment on column idempotent_answer.key_hash is
  'The hash of the player and the key.';

comment on column idempotent_answer.fingerprint is
  'The hash of the call and its data, keyed with the idempotency key. Nobody can compute it without that key.';

comment on column idempotent_answer.answer is
  'The answered envelope. Null while the call is running.';

comment on column ledger_account.balance is
  'The database changes it when entries are inserted, and refuses other changes.';

comment on column ledger_transaction.category is
  'The type (1 bet or game, 2 deposit, 3 withdrawal, 4 bonus) in the player''s history. Null for internal transactions such as an opening balance.';

comment on column ledger_transaction.carries_out is
  'The request in `player_transaction` that this transaction carries out.';

comment on column ledger_transaction.holds_for is
  'The withdrawal whose money this transaction holds.';

comment on column player_limit.value is
  'An amount, or minutes.';

comment on column pending_limit.value is
  'Null removes the limit.';

comment on column pending_limit.effective_at is
  'The earliest time at which the player may confirm it.';

comment on column exclusion.ends_at is
  'Null if it never ends.';

comment on table limit_event is
  'A row of the history. `asked` waits; `replaced` and `cancelled` end that wait, and so does `confirmed`.';

comment on column limit_event.effective_at is
  'For `asked`, the earliest time of its confirmation. For `excluded`, its end; null if it never ends.';

comment on table outbox is
  'An e-mail or a text message to a player.';

comment on column outbox.recipient is
  'An e-mail address or a phone number.';

comment on column outbox.body is
  'Null once the message is sent or given up.';

comment on column outbox.path is
  'A path of the site that the message links to.';

comment on column outbox.send_after is
  'The earliest time of the next attempt. Null if there will be none.';

comment on column outbox.failure is
  'Why the last attempt failed, without anything that the message says.';

comment on column passkey.id is
  'The credential''s id, base64url.';

comment on column passkey.rp_id is
  'The domain for which it was made.';

comment on column passkey.public_key is
  'COSE, base64url.';

comment on column passkey.counter is
  'How often it was used, as it says itself; 0 if it does not count.';

comment on column passkey.name is
  'The player''s name for it.';

comment on column passkey.user_agent is
  'The browser that made it.';

comment on table passkey_challenge is
  'A challenge that has been sent and not answered. Only its hash is stored.';

comment on column passkey_challenge.player_id is
  'The player who adds a passkey. Null for a log-in.';

comment on column game_launch.hash is
  'The hash of the token. The token itself is not stored.';

comment on column game_launch.kind is
  'What the launch opens: a casino game, a live table, or a game of a virtual provider.';

comment on column game_launch.session_id is
  'The session that opened it. The launch ends with the session.';

comment on column player_transaction.status is
  '1001 new, 1002 approved, 1003 cancelled.';

comment on column player_transaction.type is
  'What happened: `bet`, `win`, `deposit` …';

comment on column player_transaction.amount is
  'Signed: the change of the wallet, or the change that was asked for.';

comment on column player_transaction.balance_after is
  'The wallet after this request or posting moved it. Null when nothing moved it.';

comment on column player_transaction.method_id is
  'The cash method, for deposits and withdrawals.';

comment on column player_transaction.ticket_number is
  'The ticket of the New Year lottery.';

comment on column player_transaction.note is
  'The operator''s note to the player.';

comment on table push_subscription is
  'A browser that takes push messages for a player.';

comment on column push_subscription.endpoint is
  'The address at the push service.';

comment on column push_subscription.session_id is
  'The session that subscribed. Null once it has expired and is forgotten.';

comment on column push_subscription.p256dh is
  'The browser''s public key, base64url.';

comment on column push_subscription.auth is
  'The secret that the browser shares with the operator, base64url.';

comment on column push_subscription.topics is
  'The kinds of messages wanted. Null: all that the player opted into.';

comment on column push_subscription.site_origin is
  'The site on which the browser subscribed.';

comment on column push_message.url is
  'A path of the site.';

comment on table push_delivery is
  'A message that has not been delivered to a browser yet.';

comment on column push_delivery.send_after is
  'The earliest time of the next attempt.';

comment on table announced_tournament is
  'A tournament whose start has been announced.';

comment on column session.awaits is
  'The second factor that the session waits for.';

comment on column session.confirmed_at is
  'When the player of this signed-in session last entered an SMS code.';

comment on column session.proved_at is
  'When its player last proved to be the account''s, at log-in or by a step-up. Null before the second factor.';

comment on column session.is_copied is
  'Whether it was revoked because somebody used a key that the client had replaced.';

comment on table session_key is
  'A `sid`. Each ping issues a new one, so a session has several for a while.';

comment on column session_key.uip is
  'The `uip` that was issued with it.';

comment on column session_key.replaces is
  'The hash of the key that it replaced.';

comment on column session_key.used is
  'Whether a call has used it, which proves that the client received it.';

comment on table throttle is
  'The number of attempts in a period that ends at `ends_at`.';

comment on column staff.name_key is
  'The unique form of the name.';

comment on column staff.password_hash is
  'Null until the member has opened the set-up link, like `totp_secret`.';

comment on column staff.totp_secret is
  'Base32.';

comment on column staff.totp_last_step is
  'The time step of the last accepted code. Codes of this step and of earlier ones are refused.';

comment on table staff_link is
  'A one-time link. It sets up the password and the authenticator, or opens a session of the demo''s administrator.';

comment on column staff_session.awaits_code is
  'Whether the authenticator''s code is still missing. Such a session opens no page but the one for the code.';

comment on column staff_audit.subject is
  'What it was done to, such as the number of a withdrawal.';

comment on column staff_audit.player_id is
  'The player whom it concerns.';

comment on table maintenance is
  'A single row: whether the site is closed, and the notice for visitors.';

comment on table seeding is
  'Which part of the demo data has been loaded, and the day to which its dates are relative.';

comment on table operator_secret is
  'Secrets that all processes of one operator share, encrypted.';

comment on column cash_request.settle_after is
  'The earliest time of the next attempt to settle it. Null without a failure.';

comment on column bonus.settle_after is
  'The earliest time of the next attempt to settle it. Null without a failure.';

comment on column coupon.settle_after is
  'The earliest time of the next attempt to settle it. Null without a failure.';

comment on column game_round.settle_after is
  'The earliest time of the next attempt to settle it. Null without a failure.';
