import { statusColour, statusHex } from '#platform/web/ui/index';
import type { LookKind } from '../sites/site-index.ts';

export type MapColours = {
  water: string;
  land: string;
  abroad: string;
  stateLine: string;
  countyLine: string;
  stateName: string;
  place: string;
  halo: string;
  cluster: string;
  clusterText: string;
  clusterEdge: string;
  pinEdge: string;
  picked: string;
};

export const lightColours: MapColours = {
  water: '#dbe5ec',
  land: '#fafaf8',
  abroad: '#eff1f1',
  stateLine: '#bcc5cd',
  countyLine: '#e3e7ea',
  stateName: '#717c88',
  place: '#47515c',
  halo: '#fafaf8',
  cluster: '#2f3a46',
  clusterText: '#ffffff',
  clusterEdge: '#ffffff',
  pinEdge: '#ffffff',
  picked: '#1a1f26',
};

export const darkColours: MapColours = {
  water: '#0e1318',
  land: '#212830',
  abroad: '#1a2026',
  stateLine: '#444f5b',
  countyLine: '#2d353e',
  stateName: '#8b95a1',
  place: '#bcc4cd',
  halo: '#212830',
  cluster: '#d8dde3',
  clusterText: '#13171c',
  clusterEdge: '#13171c',
  pinEdge: '#13171c',
  picked: '#ffffff',
};

/** The same in both color schemes, because pins and clusters have an edge. */
export const kindColour: Record<LookKind, string> = {
  active: statusHex.green,
  draft: statusHex[statusColour('draft')],
  inactive: statusHex[statusColour('inactive')],
  fine: statusHex.green,
  late: statusHex.orange,
  behind: statusHex.red,
  unscored: statusHex[statusColour('inactive')],
  success: statusHex.green,
  warning: statusHex.orange,
  error: statusHex.red,
  unexpected: statusHex[statusColour('inactive')],
  finalized: statusHex.green,
  running: statusHex.orange,
  missing: statusHex.red,
};
