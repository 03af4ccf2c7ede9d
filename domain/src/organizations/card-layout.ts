import { string } from 'yup';
import { cardSlots, defaultCardFields } from '../constants/tearsheets';
import { record, type Model } from '../fields/model';

export type CardSlot = (typeof cardSlots)[number];

/** A slot that was never touched is undefined, one that was cleared is `''`. */
const slot = () => string().max(100).optional();

/** Which field each of the six slots of a card shows (001 §3 candidateItemVars, §4 Card layout). */
export const cardLayoutSchema = record({
  firstVar: slot(),
  secondVar: slot(),
  thirdVar: slot(),
  fourthVar: slot(),
  fifthVar: slot(),
  sixthVar: slot(),
});
export type CardLayout = Model<typeof cardLayoutSchema>;

/**
 * The fields of a card, slot by slot; `''` for an empty slot.
 * @param layout as stored; when nothing at all is stored, the defaults (001 §4).
 */
export function resolveCardLayout(
  layout: Partial<CardLayout> | null | undefined,
  defaults: Readonly<Record<CardSlot, string>> = defaultCardFields,
): Record<CardSlot, string> {
  const isStored = cardSlots.some((name) => layout?.[name] !== undefined);
  if (!isStored) return { ...defaults };
  return {
    firstVar: layout?.firstVar ?? '',
    secondVar: layout?.secondVar ?? '',
    thirdVar: layout?.thirdVar ?? '',
    fourthVar: layout?.fourthVar ?? '',
    fifthVar: layout?.fifthVar ?? '',
    sixthVar: layout?.sixthVar ?? '',
  };
}

/** The layout with a field in a slot, replacing what was there; `''` clears the slot (001 §4). */
export function withCardField(layout: Partial<CardLayout>, name: CardSlot, field: string): Record<CardSlot, string> {
  return { ...resolveCardLayout(layout), [name]: field };
}
