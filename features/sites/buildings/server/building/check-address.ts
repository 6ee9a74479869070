import type { SignedInCall } from '#platform/server/http/call';
import type { buildingEndpoints } from '../../contract/index.ts';
import { locate } from '../place/locate.ts';
import { centroidOf } from '../place/zip-centroids.ts';
import { cardsOf } from './building-list-repository.ts';
import { findBuildingsAt } from './building-repository.ts';

type Call = SignedInCall<(typeof buildingEndpoints)['checkAddress']>;

const maxNamed = 5;

/** A building out of scope is not named: for this person it does not exist. */
export const checkAddress = async ({ tenant, person, query }: Call) => {
  const { zip, state, address } = query;
  // Some wrote the four further digits, some did not.
  const zips = [...new Set([zip, zip.slice(0, 5)])];
  const found =
    address === ''
      ? []
      : await findBuildingsAt(
          tenant,
          zips.map((each) => ({ address, zip: each })),
        );
  const ids = found.map(({ id }) => id);
  return {
    time_zone: locate({ zip, ...(state && { state }) }, person.timeZone).time_zone,
    zip_known: centroidOf(zip) !== undefined,
    buildings: ids.length === 0 ? [] : await cardsOf(tenant, ids, maxNamed),
  };
};
