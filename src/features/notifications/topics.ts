import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export interface Topic {
  /** The topics of the contract that this choice stands for. */
  readonly topics: readonly string[];
  readonly label: MessageDescriptor;
  readonly hint: MessageDescriptor;
}

/** What a player can choose. */
export const topicChoices: readonly Topic[] = [
  {
    topics: ["deposit", "withdraw"],
    label: msg`Yatırımlar ve çekimler`,
    hint: msg`Talebiniz onaylanınca veya iptal edilince.`,
  },
  { topics: ["coupon"], label: msg`Kuponlar`, hint: msg`Kuponunuz sonuçlanınca.` },
  { topics: ["message"], label: msg`Mesajlar`, hint: msg`Siteden tüm oyunculara duyurular.` },
  { topics: ["promotion"], label: msg`Promosyonlar`, hint: msg`Promosyonlar ve turnuvalar.` },
];

/** Advertising is only sent to players who choose it. */
export const firstTopics: readonly string[] = ["deposit", "withdraw", "coupon", "message"];
