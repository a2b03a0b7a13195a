import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Elements } from "../../ui/elements.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useFollowedTournaments } from "./followed-tournaments.ts";

export interface FollowTournamentProps {
  id: string;
  /** Shown once the player has followed the tournament, but not when they come back to it. */
  whenFollowed: Elements;
}

/** Lets a signed-in player follow a tournament, which marks it in the list. */
export function FollowTournament({ id, whenFollowed }: FollowTournamentProps) {
  const { t } = useLingui();
  const { isSignedIn, ids, follow } = useFollowedTournaments();
  const [hasFollowed, setHasFollowed] = useState(false);
  if (!isSignedIn) return null;
  const isFollowed = ids.includes(id);
  const change = () => {
    follow(id, !isFollowed);
    setHasFollowed(!isFollowed);
  };
  return (
    <>
      <div>
        <Button onClick={change}>
          <Icon name={isFollowed ? "check" : "trophy"} />
          <span>{isFollowed ? t`Takibi bırak` : t`Turnuvayı takip et`}</span>
        </Button>
      </div>
      {hasFollowed && whenFollowed}
    </>
  );
}
