import { z } from 'zod';
import { urlChoice, urlFlag, urlText } from '#platform/web/routing/index';

export const views = ['map', 'list', 'split'] as const;

export type View = (typeof views)[number];

/** The parameters of a link to the map. */
export const mapSearch = z.object({
  view: urlChoice(views, 'map'),
  q: urlText(),
  active: urlFlag(true),
  /** Only sites without a position. */
  needs: urlFlag(),
  /** `latitude,longitude,zoom`. */
  at: urlText(),
});

export type MapSearch = z.output<typeof mapSearch>;
