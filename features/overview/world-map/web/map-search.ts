import { z } from 'zod';
import { siteSearch } from '#features/sites/jobs/web';
import type { Filter } from '#platform/web/list/index';
import { urlChoice, urlFlag, urlNumber, urlText } from '#platform/web/routing/index';

export const views = ['map', 'list', 'split'] as const;

export type View = (typeof views)[number];

export const siteSorts = ['site', 'past_due', 'open', 'supervisor'] as const;

export type SiteSort = (typeof siteSorts)[number];

/** What pins show: the status of the site, its number of past due tasks, its last score, or whether it reported last night. */
export const pinModes = ['status', 'tasks', 'scores', 'nights'] as const;

export type PinMode = (typeof pinModes)[number];

const { page, ...criteria } = siteSearch.schema.omit({
  per_page: true,
  sort: true,
  order: true,
  q: true,
  columns: true,
  density: true,
  saved: true,
}).shape;

/** The parameters of a link to the map that a saved view keeps. */
export const mapView = z.object({
  ...criteria,
  page,
  view: urlChoice(views, 'map'),
  q: urlText(),
  active: urlFlag(true),
  /** Only sites without a position. */
  needs: urlFlag(),
  /** The order of the list; orders by a count begin with the highest. */
  sort: urlChoice(siteSorts, 'site'),
  colour: urlChoice(pinModes, 'status'),
});

/** The parameters of a link to the map. */
export const mapSearch = mapView.extend({
  /** `latitude,longitude,zoom`. */
  at: urlText(),
  /** Id of the saved view that the address comes from. */
  saved: urlNumber(),
});

export type MapSearch = z.output<typeof mapSearch>;

/** Resets some criteria, or all, to their defaults. */
export const clearedCriteria = (some?: readonly Filter[]): Partial<MapSearch> =>
  siteSearch.cleared(some) as Partial<MapSearch>;
