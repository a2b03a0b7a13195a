export const letters = {
  A: "M-8 10L0 -12L8 10M-5 3H5",
  K: "M-6 -12V10M7 -12L-6 2M-1 -2L8 10",
  Q: "M0 -12C-11 -12 -11 10 0 10C11 10 11 -12 0 -12M3 4L9 12",
  J: "M5 -12V4C5 12 -7 12 -7 4",
} as const;
