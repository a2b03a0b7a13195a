import { cmsGetIcSlider, cmsGetSlider } from "../../contract/cms-sliders.ts";
import { sliderGetActiveItems, sliderGetAllItems } from "../../contract/slider.ts";
import { example } from "./example.ts";

const item = {
  id: 9,
  title: "Yeni oyunlar geldi",
  subtitle: "Bu hafta 24 yeni slot",
  image: "/art/slider/9.svg",
  imageMobile: "/art/slider/9-mobile.svg",
  url: "/slot",
  Status: "1",
  sliderPlace: "sol",
  Start_date: "2026-11-01",
  End_date: "",
  order: 1,
} as const;

const notes = {
  "[].Status": "only pictures whose status is on are shown",
  "[].sliderPlace": "`sol` is left, `sag` is right; may be empty outside the area `ic`",
  "[].order": "the lowest comes first",
};

const ofSite = { ...notes, siteId: "that of `/config.json`; the answer for another site is empty" };

export const sliderExamples = [
  example(cmsGetIcSlider, {
    about: "The slider of one area. `sliderPlace` filters within the area `ic`.",
    request: { SiteType: "desktop", SliderType: "ic", sliderPlace: "sol" },
    answer: [item],
    notes: {
      ...notes,
      SliderType: "the area",
      SiteType: "`desktop` or `Mobile`; an answer with both pictures is the same for both",
    },
  }),
  example(cmsGetSlider, {
    about: "The slider of the area `general`.",
    request: { limit: 7, offset: 0 },
    answer: [item],
    pagination: { limit: 7, total: 1, offset: 0 },
    notes,
  }),
  example(sliderGetAllItems, {
    about: "All slider pictures of a site, including those that are not shown now.",
    request: { siteId: 889 },
    answer: [item],
    notes: ofSite,
  }),
  example(sliderGetActiveItems, {
    about: "The slider pictures of a site that are shown now.",
    request: { siteId: 889 },
    answer: [item],
    notes: ofSite,
  }),
];
