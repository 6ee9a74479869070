import { z } from 'zod';
import { urlChoice, urlFlag, urlText } from '#platform/web/routing/index';

export const views = ['map', 'list', 'split'] as const;

export type View = (typeof views)[number];

export const siteSorts = ['site', 'past_due', 'open', 'supervisor'] as const;

export type SiteSort = (typeof siteSorts)[number];

/** The parameters of a link to the map. */
export const mapSearch = z.object({
  view: urlChoice(views, 'map'),
  q: urlText(),
  active: urlFlag(true),
  /** Only sites without a position. */
  needs: urlFlag(),
  /** The order of the list: counts begin with the most. */
  sort: urlChoice(siteSorts, 'site'),
  /** `latitude,longitude,zoom`. */
  at: urlText(),
});

export type MapSearch = z.output<typeof mapSearch>;
