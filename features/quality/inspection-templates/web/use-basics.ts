import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/api/index';
import { basicsEndpoints, type OwnScale, type OwnType } from '../contract/index.ts';

const none: readonly never[] = [];

export const scalesQuery = () => endpointQuery(basicsEndpoints.listScales);

export const typesQuery = () => endpointQuery(basicsEndpoints.listInspectionTypes);

export const useScales = (): readonly OwnScale[] => useQuery(scalesQuery()).data ?? none;

export const useTypes = (): readonly OwnType[] => useQuery(typesQuery()).data ?? none;

/** The rows in use, and the one that is chosen already even if it is not. */
export const offered = <T extends { key: string; active: boolean }>(
  rows: readonly T[],
  chosen: string | null,
): readonly T[] => rows.filter(({ key, active }) => active || key === chosen);
