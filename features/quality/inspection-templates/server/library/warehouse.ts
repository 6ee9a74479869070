import { check, critical, photoOfFault, type ReadyTemplate, remarks } from './declared.ts';

export const ready: ReadyTemplate = {
  name: ['Warehouse and production', 'Almacén y producción'],
  description: [
    'Aisles, docks, safety lanes, restrooms, break rooms and offices of a warehouse or plant, where exits must stay free.',
    'Pasillos, andenes, carriles de seguridad, baños, comedores y oficinas de un almacén o planta, con las salidas libres.',
  ],
  inspection_type: 'quality',
  scale: 'three_point',
  target: 85,
  sections: [
    {
      title: ['Aisles and production floor', 'Pasillos y área de producción'],
      weight: 3,
      asks: [
        [
          'Aisle floors are swept or scrubbed, free of wrap and splinters',
          'Los pisos de los pasillos están barridos o tallados, sin plástico ni astillas',
          { weight: 2, ...photoOfFault },
        ],
        [
          'Corners and floor below racks are free of dust and debris',
          'Las esquinas y el piso bajo los racks no tienen polvo ni residuos',
          { weight: 2 },
        ],
        [
          'Floor around machines is free of oil and shavings',
          'El piso alrededor de las máquinas no tiene aceite ni rebaba',
          { weight: 2, ...photoOfFault },
        ],
        [
          'Ledges and pipes within reach are free of dust',
          'Las repisas y los tubos al alcance no tienen polvo',
        ],
        [
          'Trash and scrap bins are not full and nothing lies beside them',
          'Los botes de basura y desperdicio no están llenos y no hay nada tirado al lado',
        ],
      ],
    },
    {
      title: ['Docks', 'Andenes de carga'],
      area: 'loading-dock',
      weight: 2,
      asks: [
        [
          'Dock floor is free of wrap, straps and broken pallets',
          'El piso del andén no tiene plástico, flejes ni tarimas rotas',
          { weight: 2 },
        ],
        [
          'Dock plates and door tracks hold no dirt or splinters',
          'Las rampas niveladoras y los rieles de las puertas no tienen tierra ni astillas',
        ],
        [
          'Empty pallets are stacked in their marked place',
          'Las tarimas vacías están apiladas en su lugar marcado',
          check,
        ],
        [
          'Compactor area is free of litter, leaks and odor',
          'El área de la compactadora no tiene basura, fugas ni mal olor',
          photoOfFault,
        ],
      ],
    },
    {
      title: ['Safety lanes and exits', 'Carriles de seguridad y salidas'],
      weight: 3,
      asks: [
        [
          'Every exit and the way to it are free',
          'Todas las salidas y el paso hacia ellas están libres',
          critical,
        ],
        [
          'Nothing stands in front of extinguishers or electric panels',
          'No hay nada frente a los extintores ni a los tableros eléctricos',
          critical,
        ],
        [
          'Eyewash and first aid stations are free to reach',
          'Los lavaojos y los botiquines tienen el paso libre',
          critical,
        ],
        [
          'Lines of walkways and forklift lanes are clean and visible',
          'Las líneas de los pasos de peatones y de montacargas están limpias y se ven bien',
          { ...check, weight: 2 },
        ],
        [
          'Spills are cleaned up or blocked off with a sign',
          'Los derrames están limpios o cercados con letrero',
          critical,
        ],
        [
          'The crew wears vests where forklifts run',
          'El equipo usa chaleco donde pasan los montacargas',
          check,
        ],
      ],
    },
    {
      title: ['Restrooms', 'Baños'],
      area: 'restroom',
      weight: 3,
      repeat: 'per_common_area',
      asks: [
        [
          'Toilets, urinals and wash stations are clean',
          'Los inodoros, urinarios y lavabos están limpios',
          { weight: 3, ...photoOfFault },
        ],
        [
          'Floor is free of water, grease and boot marks',
          'El piso no tiene agua, grasa ni marcas de botas',
          { weight: 2 },
        ],
        [
          'Mirrors, walls and partitions carry no grime or writing',
          'Los espejos, las paredes y las mamparas no tienen mugre ni rayones',
        ],
        [
          'Soap, hand cleaner, paper and towels are stocked',
          'Hay jabón, limpiador de manos, papel y toallas',
          check,
        ],
      ],
    },
    {
      title: ['Break rooms', 'Comedores'],
      area: 'kitchen',
      weight: 2,
      asks: [
        [
          'Tables and chairs are free of crumbs and grease',
          'Las mesas y las sillas no tienen migajas ni grasa',
          { weight: 2 },
        ],
        [
          'Counter, sink and microwave are clean inside and out',
          'La cubierta, la tarja y el microondas están limpios por dentro y por fuera',
        ],
        [
          'Floor is mopped to the edges, also behind bins',
          'El piso está trapeado hasta las orillas, también detrás de los botes',
        ],
        ['There are no signs of pests', 'No hay señales de plagas', critical],
      ],
    },
    {
      title: ['Offices and remarks', 'Oficinas y observaciones'],
      area: 'office-suite',
      asks: [
        [
          'Cleared desks, sills and doors are free of dust',
          'Los escritorios despejados, los marcos y las puertas no tienen polvo',
        ],
        [
          'Floor is vacuumed or mopped, with no dust from the plant',
          'El piso está aspirado o trapeado, sin polvo de la planta',
        ],
        [
          'Office windows to the plant are free of streaks',
          'Las ventanas de oficina hacia la planta no tienen marcas',
        ],
        ['Trash is emptied and bins are lined', 'La basura está vaciada y los botes tienen bolsa', check],
        ['What blocked the work of the crew?', '¿Qué estorbó el trabajo del equipo?', remarks],
      ],
    },
  ],
};
