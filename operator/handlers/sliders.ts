import type { Selectable } from "kysely";
import type { cmsGetIcSlider, cmsGetSlider } from "../../src/contract/cms-sliders.ts";
import type { SliderItem } from "../../src/contract/slider-item.ts";
import type { sliderGetActiveItems, sliderGetAllItems } from "../../src/contract/slider.ts";
import type { SliderTable } from "../database/schema/content.ts";
import type { CallContext, Handler, HandlerTable } from "../dispatch/handler.ts";
import { inLanguage } from "../dispatch/language.ts";
import { capPage, pageOf, wholeList } from "../dispatch/paging.ts";
import { artAddress } from "../art-address.ts";

const mostSliders = 50;

/** The current sliders of the area `general`. */
export const getSlider: Handler<typeof cmsGetSlider> = async (data, context) => {
  const sliders = await sliderRows(context).where("area", "=", "general").execute();
  return pageOf(shownNow(sliders, context), capPage(data, mostSliders));
};

/** The current sliders of an area. The place applies to the area `ic` only. */
const getIcSlider: Handler<typeof cmsGetIcSlider> = async (data, context) => {
  const sliders = await sliderRows(context).where("area", "=", data.SliderType).execute();
  const place = data.SliderType === "ic" ? data.sliderPlace : undefined;
  const placed = place ? sliders.filter((slider) => slider.place === place) : sliders;
  return wholeList(shownNow(placed, context));
};

const getAllItems: Handler<typeof sliderGetAllItems> = async (_data, context) => {
  const sliders = await sliderRows(context).execute();
  return wholeList(sliders.map((slider) => sliderAnswer(slider, context)));
};

const getActiveItems: Handler<typeof sliderGetActiveItems> = async (_data, context) => {
  return wholeList(shownNow(await sliderRows(context).execute(), context));
};

function sliderRows({ db }: CallContext) {
  return db.selectFrom("slider").selectAll().orderBy("position").orderBy("id");
}

function shownNow(sliders: readonly Selectable<SliderTable>[], context: CallContext): SliderItem[] {
  return sliders
    .filter(({ active, starts_at, ends_at }) => {
      return active && starts_at <= context.now && context.now <= ends_at;
    })
    .map((slider) => sliderAnswer(slider, context));
}

function sliderAnswer(slider: Selectable<SliderTable>, { language }: CallContext): SliderItem {
  return {
    id: slider.id,
    title: inLanguage(slider.title, language),
    ...(slider.subtitle && { subtitle: inLanguage(slider.subtitle, language) }),
    image: artAddress(slider.image),
    ...(slider.image_mobile && { imageMobile: artAddress(slider.image_mobile) }),
    ...(slider.url && { url: slider.url }),
    Status: slider.active,
    sliderPlace: slider.place,
    Start_date: slider.starts_at.toISOString(),
    End_date: slider.ends_at.toISOString(),
    order: slider.position,
  };
}

export const slidersHandlers = {
  "cmscontroller/getIcSlider": getIcSlider,
  "cmscontroller/getSlider": getSlider,
  "slider/get_all_items": getAllItems,
  "slider/get_active_items": getActiveItems,
} satisfies Partial<HandlerTable>;
