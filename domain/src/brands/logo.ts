import { maxLogoHeight, maxLogoWidth } from '../constants/branding';

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * The largest size within a box that keeps the proportions; never larger than the image itself.
 * @returns whole pixels, at least 1 each; 0 by 0 for an image without an extent.
 */
export function fitLogo(natural: Size, box: Size = { width: maxLogoWidth, height: maxLogoHeight }): Size {
  if (!(natural.width > 0 && natural.height > 0 && box.width > 0 && box.height > 0)) return { width: 0, height: 0 };
  const scale = Math.min(1, box.width / natural.width, box.height / natural.height);
  return {
    width: Math.min(Math.max(1, Math.round(natural.width * scale)), Math.max(1, Math.floor(box.width))),
    height: Math.min(Math.max(1, Math.round(natural.height * scale)), Math.max(1, Math.floor(box.height))),
  };
}

/** The size for an entered height: capped, with proportional width. */
export function fitLogoToHeight(natural: Size, height: number): Size {
  return fitLogo(natural, { width: maxLogoWidth, height: Math.min(height, maxLogoHeight) });
}

/** The size for an entered width: within the largest box, with proportional height. */
export function fitLogoToWidth(natural: Size, width: number): Size {
  return fitLogo(natural, { width: Math.min(width, maxLogoWidth), height: maxLogoHeight });
}
