declare module 'tz-lookup' {
  export default function tzLookup(lat: number, lng: number): string;
}
