/** Everything about a player of tests and benchmarks but what is unique to each. */
export const person = {
  firstName: "Işıl",
  lastName: "Çağlayan",
  birthDate: "1990-03-14",
  country: "TR",
  city: "Muğla",
  address: "Deneme Sokak 2",
  currency: "TRY",
  smsOptIn: false,
  emailOptIn: false,
  language: "tr",
  status: "active",
} as const;
