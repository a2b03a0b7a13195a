import { t } from "@lingui/core/macro";
import { showToast } from "../../ui/toast.ts";

/** Tells the player that unsent changes of favourites were lost when the session ended. */
export function tellDroppedFavourites(): void {
  showToast({ tone: "negative", text: t`Oturum kapandığı için bekleyen favori değişiklikleriniz kaydedilmedi.`, duration: 5000 });
}
