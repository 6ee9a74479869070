type Place = { address: string; city: string; state: string; zip: string };

type Located = Place & { lat: number | null; lng: number | null; location_approximate: boolean };

/** `1200 Main St, Denver, CO 80202`. */
export const addressLine = ({ address, city, state, zip }: Place): string =>
  [address, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ');

/** Link to directions in the map application of the phone or browser. An approximate position would mislead, so then
 * the address is used. */
export const directionsHref = (place: Located): string => {
  const exact = place.lat !== null && place.lng !== null && !place.location_approximate;
  const destination = exact ? `${place.lat},${place.lng}` : addressLine(place);
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
};
