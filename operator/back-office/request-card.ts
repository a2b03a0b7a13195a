import { html, raw } from "hono/html";
import { formatDay } from "../../src/lib/format-dates.ts";
import { formatMoney } from "../../src/lib/money.ts";
import type { CashRequest } from "../money/cash-requests.ts";
import { type Cashier, type CashSide, singleMethodsOf } from "../money/cashier.ts";
import { type OfficeContext, form, type Markup, say, timeOf } from "./office.ts";
import { longestNote } from "./read-form.ts";

/** The first part of a card's id; in the plural, its page. */
const typeOf = ({ category }: CashRequest) => (category === 3 ? "withdrawal" : "deposit");

/**
 * A request that waits for a decision, with the form to decide it.
 *
 * @param refusedNote the note as it was typed, when the form was refused because of it.
 */
export function pendingCard(
  office: OfficeContext,
  cashier: Cashier,
  request: CashRequest,
  refusedNote?: string,
): Markup {
  const type = typeOf(request);
  const about = `${request.username}, ${amountOf(office, request)}`;
  const button = (verdict: "approve" | "cancel", style: string) =>
    html`<button class="${style}" name="verdict" value="${verdict}" aria-label="${say(office, verdict)}: ${about}">${say(office, verdict)}</button>`;
  return html`<li class="card wide" id="${type}-${request.id}">
    ${facts(office, cashier, request)}
    ${form(
      office,
      `/operator/${type}s/${request.id}`,
      // Pressing Enter in the note activates the first button, so that must not be the one that pays.
      html`<button disabled hidden></button>
        <fieldset>
          <label>${say(office, "note")}<input name="note" maxlength="${longestNote}" autocomplete="off" value="${refusedNote ?? ""}"
            ${refusedNote === undefined ? "" : raw('aria-invalid="true" autofocus')} /></label>
        </fieldset>
        <div class="buttons">${button("approve", "main")}${button("cancel", "")}</div>`,
    )}
  </li>`;
}

/** A decided request: the decision, its time, and the note to the player. */
export function decidedCard(office: OfficeContext, cashier: Cashier, request: CashRequest): Markup {
  const type = typeOf(request);
  const isApproved = request.status === 1002;
  return html`<li class="card wide" id="${type}-${request.id}">
    ${facts(
      office,
      cashier,
      request,
      html`<dt>${say(office, "decidedAt")}</dt>
        <dd><span class="state ${isApproved ? "on" : "closed"}">${say(office, isApproved ? "approved" : "cancelled")}</span>
          ${request.decided_at ? timeOf(office, request.decided_at) : ""}</dd>
        ${request.note === null ? "" : html`<dt>${say(office, "noteTold")}</dt><dd>${request.note}</dd>`}`,
    )}
  </li>`;
}

function facts(office: OfficeContext, cashier: Cashier, request: CashRequest, more: Markup | "" = ""): Markup {
  const { id, username, first_name, last_name, reference, created_at, filled_in } = request;
  const method = singleMethodsOf(cashier).find(({ id: methodId }) => String(methodId) === request.method_id);
  const side = request.category === 3 ? method?.withdraw : method?.deposit;
  const filledIn = Object.entries(filled_in).map(([name, value]) => {
    const [label, shown] = fieldShown(office, cashier, side, [name, value]);
    return html`<dt>${label}</dt><dd>${shown}</dd>`;
  });
  return html`<h3 class="amount">${amountOf(office, request)} <span class="quiet">· #${id}</span></h3>
    <dl class="facts">
      <dt>${say(office, "player")}</dt><dd>${first_name} ${last_name} (${username})</dd>
      <dt>${say(office, "method")}</dt><dd>${method?.name[office.language] ?? request.method_id}</dd>
      <dt>${say(office, "reference")}</dt><dd>${reference}</dd>
      <dt>${say(office, "asked")}</dt><dd>${timeOf(office, created_at)}</dd>
      ${filledIn}${more}
    </dl>`;
}

function amountOf({ language }: OfficeContext, { amount, currency }: CashRequest): string {
  return formatMoney(amount.replace("-", ""), currency, language);
}

/** A field as the player saw it: its label, and for a choice the label of the option. */
function fieldShown(
  { language }: OfficeContext,
  { banks }: Cashier,
  side: CashSide | undefined,
  [name, value]: readonly [name: string, value: string],
): [label: string, shown: string] {
  const field = side?.fields.find((design) => design.name === name);
  if (!field) return [name, value];
  const label = field.label[language];
  if (field.type === "bank") return [label, banks.find(({ id }) => String(id) === value)?.name ?? value];
  if (field.type === "date") return [label, formatDay(value, language)];
  return [label, field.options?.find((option) => option.value === value)?.label[language] ?? value];
}
