import { useState } from "react";
import { useDataFile } from "../../api/static-file.ts";
import { useStore } from "../../hooks/use-store.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { Prompt } from "../../ui/Prompt.tsx";
import floating from "../../ui/floating.module.css";
import { isLanguageChosen, language } from "../../ui/preferences.ts";

/**
 * Offers English on a device that does not speak Turkish, the default, until a language is chosen. Its words are English
 * whatever the page speaks: they are for those who cannot read it.
 *
 * @param isQuiet while true, nothing is offered.
 */
export function LanguageOffer({ isQuiet }: { isQuiet: boolean }) {
  const isThere = useDataFile("languages").some(({ lang }) => lang === "en");
  const spoken = useStore(language);
  // Of this visit: a language that is chosen later makes the page speak it.
  const [isAsked, setAsked] = useState(() => !isLanguageChosen() && !navigator.languages.some(isTurkish));
  const choose = (code: typeof spoken) => () => {
    language.set(code);
    setAsked(false);
  };
  return (
    <Prompt icon="language" isShown={isAsked && isThere && spoken === "tr" && !isQuiet}>
      <p lang="en" className={floating.text}>
        English?
      </p>
      <Button size="s" lang="en" onClick={choose("en")}>
        View in English
      </Button>
      <IconButton icon="close" lang="en" label="Keep Turkish" onClick={choose("tr")} />
    </Prompt>
  );
}

const isTurkish = (code: string) => code.toLowerCase().split("-")[0] === "tr";
