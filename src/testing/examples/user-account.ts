import {
  userEmailChange,
  userForgot,
  userPassChange,
  userPassReset,
  userRegister,
  userRegisterConfirm,
  userRegisterResend,
  userUsernameChange,
} from "../../contract/user-account.ts";
import { example } from "./example.ts";

const password = { password: "Biber-ve-Nane-8", passwordConfirm: "Biber-ve-Nane-8" };

export const userAccountExamples = [
  example(userRegister, {
    about:
      "Opens an account. A refusal may carry `data.errors`, a message for each invalid field, which the form shows at that field. A back end should not refuse an e-mail address, phone or identity number because another account has it: that tells anybody who has an account. The reference operator answers as usual, and tells the owner of the address by mail. It does refuse a taken username.",
    request: {
      firstName: "Deniz",
      lastName: "Örnek",
      birthDate: "1991-04-23",
      nationalId: "10000000146",
      country: "TR",
      city: "İzmir",
      address: "Örnek Sokak 7",
      currency: "TRY",
      email: "deniz@example.com",
      phone: "+905000000012",
      username: "denizoyuncu",
      ...password,
      smsOptIn: false,
      emailOptIn: true,
      rulesAccepted: true,
    },
    answer: { uid: 70412 },
    message: "İşlem Başarılı",
    refusal: {
      message: "Kayıt tamamlanamadı.",
      data: { errors: { username: "Bu kullanıcı adı alınmış." } },
    },
    notes: {
      phone: "E.164",
      country: "two-letter code",
      currency: "`TRY`",
      promotionCode: "as the player entered it",
      referenceNumber: "of whoever recommended the site",
    },
  }),
  example(userRegisterConfirm, {
    about: "Confirms an account with the token of the e-mail, `/register-account-confirm?token=`.",
    request: { token: "3f9c2a71d0" },
    answer: null,
  }),
  example(userRegisterResend, {
    about:
      "Sends the e-mail that confirms a new account again. The answer is the same whether or not there is such an account, and whether or not it is confirmed. With `newEmail`, `username` and `password`, a mistyped address is corrected while the account is unconfirmed: the mail goes to the new one, and links of earlier mails stop working. A wrong username or password is then refused as at log-in, and `data.errors` may have a message for `newEmail`.",
    request: {
      email: "deniz@exmaple.com",
      newEmail: "deniz@example.com",
      username: "denizoyuncu",
      password: "Biber-ve-Nane-8",
    },
    answer: null,
    refusal: { message: "Kayıt tamamlanamadı.", data: { errors: { newEmail: "Geçerli bir e-posta adresi girin" } } },
    notes: {
      email: "the address that the player registered with",
      newEmail: "the right one",
      username: "sent with `newEmail`, as is `password`",
    },
  }),
  example(userForgot, {
    about:
      "Requests an e-mail with instructions, by address or username. The answer is the same whether or not the account exists.",
    request: { email: "deniz@example.com" },
    answer: null,
  }),
  example(userPassReset, {
    about:
      "Sets a new password with the token of the e-mail, `/account_reset?token=`. Ends all sessions and, with the extension `stepUp`, removes the passkeys: whoever else was there may have added one.",
    request: { token: "a81b57e3c4", ...password },
    answer: null,
  }),
  example(userPassChange, {
    about:
      "Changes the password. The session-expired message as the answer means that the change ended the session: the front end logs out and asks to log in with the new one. A refusal may carry `data.errors`, as of `register`.",
    request: { currentPassword: "Tuz-ve-Limon-7", ...password, removePasskeys: true },
    answer: null,
    refusal: { message: "Mevcut şifreniz hatalı.", data: { errors: { currentPassword: "Mevcut şifreniz hatalı." } } },
    notes: { removePasskeys: "whether all passkeys are removed as well; sent by players who have some" },
  }),
  example(userUsernameChange, {
    about: "Changes the username. A refusal may carry `data.errors`, as of `register`.",
    request: { value: "denizkaro", currentPassword: "Tuz-ve-Limon-7" },
    answer: null,
    refusal: { message: "Bu kullanıcı adı alınmış", data: { errors: { value: "Bu kullanıcı adı alınmış" } } },
  }),
  example(userEmailChange, {
    about:
      "Changes the e-mail address; the player confirms the new one with the link of a mail, as after a registration. The address of another account should get the same answer. A refusal may carry `data.errors`, as of `register`.",
    request: { value: "deniz.yeni@example.com", currentPassword: "Tuz-ve-Limon-7" },
    answer: null,
  }),
];
