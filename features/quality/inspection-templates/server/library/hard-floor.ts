import { check, critical, photoOfFault, type ReadyTemplate, remarks } from './declared.ts';

export const ready: ReadyTemplate = {
  name: ['Hard floor care', 'Cuidado de pisos duros'],
  description: [
    'After stripping, finishing or burnishing: even coverage and gloss, clean edges, cured finish and safe ways to walk.',
    'Después de decapar, encerar o pulir: cobertura y brillo parejos, orillas limpias, cera bien curada y paso seguro.',
  ],
  inspection_type: 'quality',
  scale: 'five_point',
  target: 85,
  sections: [
    {
      title: ['Signs and safe walking', 'Letreros y paso seguro'],
      weight: 3,
      asks: [
        [
          'Wet floor signs stand at every way into the work area',
          'Hay letreros de piso mojado en cada acceso al área de trabajo',
          critical,
        ],
        [
          'Floor that is open to people is dry and does not slip under the shoe',
          'El piso abierto al paso está seco y no resbala al pisarlo',
          critical,
        ],
        [
          'Wet areas are closed off with tape or cones',
          'Las áreas mojadas están cerradas con cinta o conos',
          { ...check, default_priority: 'high' },
        ],
        ['A dry way to an exit stays open', 'Queda libre un paso seco hacia una salida', check],
        [
          'Crew wears slip-resistant shoes, gloves and eye protection',
          'El equipo usa calzado antiderrapante, guantes y lentes de seguridad',
          check,
        ],
        [
          'Machine cords are whole and do not cross open walkways',
          'Los cables de las máquinas están enteros y no cruzan pasos abiertos',
          critical,
        ],
      ],
    },
    {
      title: ['Stripping and preparation', 'Decapado y preparación'],
      weight: 2,
      instructions: [
        'Answer “not applicable” where the floor was only burnished.',
        'Conteste “no aplica” donde el piso solo se pulió.',
      ],
      asks: [
        [
          'No old finish is left: no yellow or shiny islands',
          'No queda cera vieja: no hay partes amarillas ni brillosas',
          { weight: 2 },
        ],
        [
          'Edges and corners are stripped as clean as the middle',
          'Las orillas y las esquinas están tan decapadas como el centro',
          { weight: 2 },
        ],
        [
          'Floor is rinsed: a dry cloth picks up no powder or soap',
          'El piso está enjuagado: un paño seco no levanta polvo ni jabón',
          check,
        ],
        [
          'No hair, lint or grit is sealed under the finish',
          'No hay cabello, pelusa ni arenilla atrapada bajo la cera',
          photoOfFault,
        ],
      ],
    },
    {
      title: ['Finish and gloss', 'Cera y brillo'],
      weight: 3,
      instructions: [
        'Look along the floor against the light, from at least three places.',
        'Mire el piso a contraluz, desde al menos tres lugares.',
      ],
      asks: [
        [
          'Coverage is even, without missed strips or mop lines',
          'La cobertura es pareja, sin franjas sin cera ni líneas de trapeador',
          { weight: 3, ...photoOfFault },
        ],
        [
          'Gloss is the same in the middle and along the walls',
          'El brillo es igual en el centro y junto a las paredes',
          { weight: 2 },
        ],
        [
          'There are no puddles, drips or runs of finish, also at doorways',
          'No hay charcos, gotas ni escurrimientos de cera, tampoco en las puertas',
          { weight: 2 },
        ],
        [
          'No shoe prints, wheel marks or bubbles show in the finish',
          'No se ven pisadas, marcas de ruedas ni burbujas en la cera',
        ],
        [
          'Burnished floor shows no swirls, burns or pad marks',
          'El piso pulido no tiene remolinos, quemaduras ni marcas de disco',
        ],
        [
          'Finish is dry and hard: a thumb pressed on it leaves no print',
          'La cera está seca y dura: el pulgar no deja huella al apretarla',
          check,
        ],
        [
          'Furniture went back only after the cure time on the work sheet',
          'Los muebles regresaron solo después del tiempo de curado de la hoja de trabajo',
          check,
        ],
      ],
    },
    {
      title: ['Edges and surroundings', 'Orillas y alrededores'],
      weight: 2,
      asks: [
        [
          'Baseboards and door frames are free of finish and splashes',
          'Los zoclos y los marcos de puertas no tienen cera ni salpicaduras',
          { weight: 2 },
        ],
        [
          'Carpet edges, mats and thresholds are free of finish and stripper',
          'Las orillas de alfombra, los tapetes y los umbrales no tienen cera ni decapante',
        ],
        [
          'Glass, legs of furniture and walls carry no splashes or new dents',
          'Los vidrios, las patas de los muebles y las paredes no tienen salpicaduras ni golpes nuevos',
          photoOfFault,
        ],
        [
          'Furniture is back in place, with clean glides or pads',
          'Los muebles están en su lugar, con sus protectores limpios',
        ],
        [
          'Sills and ledges carry no dust from the burnisher',
          'Los marcos de ventana y las repisas no tienen polvo del pulido',
        ],
      ],
    },
    {
      title: ['Tools and closing', 'Equipo y cierre'],
      area: 'janitor-closet',
      asks: [
        [
          'Mops, buckets and machine tanks are rinsed and empty',
          'Los trapeadores, las cubetas y los tanques están enjuagados y vacíos',
        ],
        [
          'Stripper and finish are in labeled containers with lids',
          'El decapante y la cera están en envases con etiqueta y tapa',
          check,
        ],
        [
          'No waste water or slurry is left in sinks or floor drains',
          'No queda agua sucia ni lodo de cera en las tarjas ni en las coladeras',
          check,
        ],
        [
          'How many coats of finish were laid?',
          '¿Cuántas capas de cera se aplicaron?',
          { response_type: 'number', required: false },
        ],
        [
          'Remarks for the next service of this floor',
          'Observaciones para el próximo servicio de este piso',
          remarks,
        ],
      ],
    },
  ],
};
