import type { userGetUserProfile } from "../../src/contract/user.ts";
import { maskedSecret, maskNationalId, readProfile } from "../accounts/profile.ts";
import type { Handler, HandlerTable } from "../dispatch/handler.ts";
import { signedIn } from "../dispatch/refusal.ts";

const getUserProfile: Handler<typeof userGetUserProfile> = async (_data, context) => {
  const player = await readProfile(context.db, signedIn(context).playerId);
  return {
    data: {
      uid: player.id,
      firstname: player.first_name,
      lastname: player.last_name,
      username: player.username,
      email: player.email,
      emailVerified: player.email_verified,
      phone: player.phone,
      birthdate: player.birth_date,
      nationalId: maskNationalId(player.national_id),
      country: player.country,
      city: player.city,
      address: player.address,
      currency: player.currency,
      ...(player.last_login_at && { lastlogin: player.last_login_at.toISOString() }),
      language: player.language,
      gtm: player.gtm,
      ...(player.two_factor === "ga" && { gasecret: maskedSecret }),
      rid: String(player.rid),
      smsOptIn: player.sms_opt_in,
      emailOptIn: player.email_opt_in,
      ...(player.password_changed_at && { passwordChangedAt: player.password_changed_at.toISOString() }),
    },
  };
};

export const userProfileHandlers = {
  "user/get_user_profile": getUserProfile,
} satisfies Partial<HandlerTable>;
