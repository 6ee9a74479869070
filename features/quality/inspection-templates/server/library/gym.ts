import { check, critical, photoOfFault, type ReadyTemplate, remarks } from './declared.ts';

export const ready: ReadyTemplate = {
  name: ['Gym and locker rooms', 'Gimnasio y vestidores'],
  description: [
    'Equipment, mats, locker rooms, showers and saunas of a gym: what hands and bare feet touch, and where people could slip.',
    'Aparatos, colchonetas, vestidores, regaderas y saunas: lo que tocan las manos y los pies descalzos, y dónde se puede resbalar.',
  ],
  inspection_type: 'quality',
  scale: 'three_point',
  target: 90,
  sections: [
    {
      title: ['Entrance and front desk', 'Entrada y recepción'],
      area: 'lobby',
      asks: [
        ['Entrance glass and handles are clean', 'Los vidrios y las manijas de la entrada están limpios'],
        [
          'Front desk and check-in screens carry no fingerprints',
          'La recepción y las pantallas de registro no tienen huellas',
        ],
        ['Wipes and hand sanitizer are filled', 'Hay toallitas desinfectantes y gel para manos', check],
      ],
    },
    {
      title: ['Training floor', 'Área de entrenamiento'],
      area: 'amenity',
      weight: 3,
      instructions: ['Touch ten machines in different rows.', 'Toque diez aparatos en distintas filas.'],
      asks: [
        [
          'Seats, grips and handles are disinfected and not sticky',
          'Los asientos, las agarraderas y las manijas están desinfectados y no pegajosos',
          { weight: 3, ...photoOfFault },
        ],
        [
          'Treadmill and bike screens show no sweat or fingerprints',
          'Las pantallas de caminadoras y bicicletas no tienen sudor ni huellas',
          { weight: 2 },
        ],
        [
          'Floor below and behind the machines is free of dust and lint',
          'El piso debajo y detrás de los aparatos no tiene polvo ni pelusa',
          { weight: 2 },
        ],
        [
          'Exercise mats are disinfected, dry and hung or stacked',
          'Las colchonetas están desinfectadas, secas y colgadas o apiladas',
          { weight: 2 },
        ],
        [
          'Dumbbells and racks are wiped and free of chalk',
          'Las mancuernas y sus soportes están limpios y sin magnesia',
        ],
        [
          'Wall mirrors are free of handprints and streaks',
          'Los espejos de pared no tienen huellas ni marcas',
        ],
        ['Drinking fountains are clean and disinfected', 'Los bebederos están limpios y desinfectados'],
      ],
    },
    {
      title: ['Locker rooms', 'Vestidores'],
      area: 'amenity',
      weight: 2,
      asks: [
        [
          'Benches and lockers are wiped, also inside where lockers are empty',
          'Las bancas y los casilleros están limpios, también por dentro si están vacíos',
          { weight: 2 },
        ],
        [
          'Floor is dry and free of hair, lint and paper',
          'El piso está seco y sin cabello, pelusa ni papel',
          { weight: 2 },
        ],
        [
          'Sinks, counters and hair dryers are free of hair and soap',
          'Los lavabos, las cubiertas y las secadoras no tienen cabello ni jabón',
        ],
        [
          'Used towels are in the bin, clean ones are stocked',
          'Las toallas usadas están en el bote y hay toallas limpias',
          check,
        ],
      ],
    },
    {
      title: ['Showers and saunas', 'Regaderas y saunas'],
      weight: 3,
      asks: [
        [
          'Shower walls and floor are free of soap scum and hair',
          'Las paredes y el piso de las regaderas no tienen sarro, jabón ni cabello',
          { weight: 3, ...photoOfFault },
        ],
        [
          'Shower drains run freely and hold no hair',
          'Las coladeras corren bien y no tienen cabello',
          { weight: 2 },
        ],
        [
          'Curtains, grout and ceiling show no mold',
          'Las cortinas, las juntas y el techo no tienen moho',
          critical,
        ],
        ['Shower heads and valves are free of lime', 'Las regaderas y sus llaves no tienen sarro'],
        [
          'Sauna benches and floor are clean, dry and free of odor',
          'Las bancas y el piso del sauna están limpios, secos y sin mal olor',
          { weight: 2 },
        ],
        ['Soap and shampoo are filled', 'Hay jabón y champú en los dispensadores', check],
      ],
    },
    {
      title: ['Restrooms', 'Baños'],
      area: 'restroom',
      weight: 3,
      repeat: 'per_common_area',
      asks: [
        [
          'Toilets and urinals are clean inside, outside and below',
          'Los inodoros y urinarios están limpios por dentro, por fuera y por debajo',
          { weight: 3, ...photoOfFault },
        ],
        [
          'Partitions, latches and handles are disinfected',
          'Las mamparas, los seguros y las manijas están desinfectados',
        ],
        [
          'Floor is clean to the corners, without odor',
          'El piso está limpio hasta las esquinas y sin mal olor',
          { weight: 2 },
        ],
        ['Paper, soap and sanitary bags are stocked', 'Hay papel, jabón y bolsas sanitarias', check],
      ],
    },
    {
      title: ['Safety and remarks', 'Seguridad y observaciones'],
      weight: 2,
      asks: [
        [
          'No puddle or loose mat lies where people walk',
          'No hay charcos ni tapetes sueltos donde camina la gente',
          critical,
        ],
        [
          'A wet floor sign stands where the floor is wet',
          'Hay un letrero donde el piso está mojado',
          critical,
        ],
        [
          'Chemicals are labeled and locked away from members',
          'Los químicos tienen etiqueta y están bajo llave, lejos de los socios',
          critical,
        ],
        ['Broken equipment carries a sign', 'Los aparatos descompuestos tienen letrero', check],
        ['Which machine or shower needs repair?', '¿Qué aparato o regadera necesita reparación?', remarks],
      ],
    },
  ],
};
