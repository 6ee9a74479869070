import type { Messages } from '#platform/contract/messages/catalogue';

export const organizationMessages = {
  en: {
    slug_format: 'Use 3 to 40 letters, digits and hyphens.',
    slug_reserved: 'This address is reserved. Please choose another.',
    time_zone_unknown: 'Please choose a time zone from the list.',
    colour_format: 'Use # and six digits or letters from a to f, such as #1f66c9.',
    two_decimals: 'Use at most two decimals.',
    three_decimals: 'Use at most three decimals.',
    four_decimals: 'Use at most four decimals.',
    web_address: 'Enter a web address that starts with https:// or http://.',
    core_values_distinct: 'The four values must differ.',
    holidays_none: 'There are no holidays in {year} to copy.',
    holidays_far: 'Holidays can be entered up to the end of {year}.',
  },
  es: {
    slug_format: 'Use de 3 a 40 letras, números y guiones.',
    slug_reserved: 'Esta dirección está reservada. Elija otra.',
    time_zone_unknown: 'Elija una zona horaria de la lista.',
    colour_format: 'Use # y seis números o letras de la a a la f, como #1f66c9.',
    two_decimals: 'Use dos decimales como máximo.',
    three_decimals: 'Use tres decimales como máximo.',
    four_decimals: 'Use cuatro decimales como máximo.',
    web_address: 'Escriba una dirección web que comience con https:// o http://.',
    core_values_distinct: 'Los cuatro valores deben ser distintos.',
    holidays_none: 'No hay feriados en {year} para copiar.',
    holidays_far: 'Se pueden agregar feriados hasta el final de {year}.',
  },
} satisfies Messages;
