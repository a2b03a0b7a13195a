import { t } from "@lingui/core/macro";
import { showToast } from "../../../ui/toast.ts";

/** Tells the player that changes of favourites that were waiting have gone with their session. */
export function tellDroppedFavourites(): void {
  showToast({ tone: "negative", text: t`Oturum kapandığı için bekleyen favori değişiklikleriniz kaydedilmedi.`, duration: 5000 });
}
