import { check, critical, photoOfFault, type ReadyTemplate, remarks } from './declared.ts';

export const ready: ReadyTemplate = {
  name: ['Restroom detail', 'Baños a detalle'],
  description: [
    'Pass or fail check of restrooms, fixture by fixture, for sites where restrooms decide what clients think.',
    'Revisión de baños mueble por mueble, aprobado o reprobado, para sitios donde los baños deciden la opinión del cliente.',
  ],
  inspection_type: 'restroom',
  scale: 'pass_fail',
  target: 90,
  sections: [
    {
      title: ['First impression', 'Primera impresión'],
      area: 'restroom',
      repeat: 'per_common_area',
      asks: [
        ['There is no odor at the door', 'No hay mal olor en la puerta', { ...check, weight: 2 }],
        [
          'Door, handle and push plate are clean on both sides',
          'La puerta, la manija y la placa están limpias por ambos lados',
          check,
        ],
        ['All lights work', 'Todas las luces funcionan', { ...check, default_priority: 'high' }],
        [
          'The cleaning log on the door is signed for today',
          'La bitácora de la puerta está firmada hoy',
          check,
        ],
      ],
    },
    {
      title: ['Toilets and urinals', 'Inodoros y urinarios'],
      area: 'restroom',
      weight: 3,
      repeat: 'per_common_area',
      asks: [
        [
          'Bowls are clean above and below the water line',
          'Las tazas están limpias arriba y abajo del nivel del agua',
          { ...check, weight: 3, ...photoOfFault },
        ],
        [
          'Seats are clean on both sides and firmly fixed',
          'Los asientos están limpios por ambos lados y bien fijos',
          { ...check, weight: 2 },
        ],
        [
          'Bases, bolts and the floor behind are free of buildup',
          'Las bases, los tornillos y el piso de atrás no tienen suciedad acumulada',
          check,
        ],
        [
          'Urinals and their screens are clean and in place',
          'Los urinarios y sus rejillas están limpios y en su lugar',
          check,
        ],
        [
          'Flush handles and sensors are clean and work',
          'Las palancas y los sensores están limpios y funcionan',
          check,
        ],
        [
          'Partitions and latches are clean and free of writing',
          'Las mamparas y los seguros están limpios y sin rayones',
          check,
        ],
        ['No toilet is blocked or running over', 'Ningún inodoro está tapado ni se desborda', critical],
      ],
    },
    {
      title: ['Sinks and mirrors', 'Lavabos y espejos'],
      area: 'restroom',
      weight: 2,
      repeat: 'per_common_area',
      asks: [
        [
          'Basins and drains are free of scum and hair',
          'Los lavabos y los desagües no tienen sarro ni cabello',
          { ...check, weight: 2 },
        ],
        ['Faucets shine and do not drip', 'Las llaves brillan y no gotean', check],
        [
          'Counters and splash walls are dry',
          'Las cubiertas y las paredes junto al lavabo están secas',
          check,
        ],
        [
          'Mirrors are free of spots from edge to edge',
          'Los espejos no tienen manchas de orilla a orilla',
          check,
        ],
        [
          'Pipes and the underside of counters are clean',
          'Los tubos y la parte inferior de las cubiertas están limpios',
          check,
        ],
      ],
    },
    {
      title: ['Supplies', 'Suministros'],
      area: 'restroom',
      weight: 2,
      repeat: 'per_common_area',
      asks: [
        [
          'Every stall has toilet paper and a spare roll',
          'Cada cubículo tiene papel higiénico y un rollo de repuesto',
          { ...check, weight: 2 },
        ],
        [
          'Soap dispensers are filled and do not leak',
          'Los dispensadores de jabón están llenos y no gotean',
          { ...check, weight: 2 },
        ],
        ['Towels are filled, or dryers work', 'Hay toallas de papel, o los secadores funcionan', check],
        ['Sanitary bins are emptied and lined', 'Los botes sanitarios están vacíos y con bolsa', check],
        ['Seat covers are stocked where they are provided', 'Hay cubreasientos donde se ofrecen', check],
      ],
    },
    {
      title: ['Floors, walls and air', 'Pisos, paredes y aire'],
      area: 'restroom',
      weight: 2,
      repeat: 'per_common_area',
      asks: [
        [
          'Floor is free of litter, water and mop marks',
          'El piso no tiene basura, agua ni marcas de trapeador',
          { ...check, weight: 2 },
        ],
        ['Grout and corners are clean', 'Las juntas y las esquinas están limpias', check],
        ['Floor drains are clean and hold water', 'Las coladeras están limpias y tienen agua', check],
        ['Walls and tiles carry no splashes', 'Las paredes y los azulejos no tienen salpicaduras', check],
        [
          'Vents and tops of partitions are dusted',
          'Las rejillas y la parte alta de las mamparas están sin polvo',
          check,
        ],
        [
          'A wet floor sign stands where the floor is wet',
          'Hay un letrero donde el piso está mojado',
          critical,
        ],
      ],
    },
    {
      title: ['Repairs', 'Reparaciones'],
      weight: 0,
      asks: [
        ['What has to be repaired, and in which stall?', '¿Qué hay que reparar y en qué cubículo?', remarks],
        [
          'Photo of what has to be repaired',
          'Foto de lo que hay que reparar',
          { response_type: 'photo', required: false },
        ],
      ],
    },
  ],
};
