import { check, critical, photoOfFault, type ReadyTemplate, remarks } from './declared.ts';

export const ready: ReadyTemplate = {
  name: ['Post-construction final clean', 'Limpieza final de obra'],
  description: [
    'Final clean of new or rebuilt space before it is handed over: dust, film and stickers, glass, floors, fixtures and punch list.',
    'Limpieza final de un espacio nuevo o remodelado antes de la entrega: polvo, plásticos, vidrios, pisos, muebles y pendientes.',
  ],
  inspection_type: 'start_up',
  scale: 'pass_fail',
  target: 95,
  sections: [
    {
      title: ['High places', 'Partes altas'],
      weight: 2,
      instructions: [
        'Wipe with a white cloth: it must come back without dust.',
        'Pase un paño blanco: debe salir sin polvo.',
      ],
      asks: [
        [
          'Ducts, pipes and tops of beams carry no dust',
          'Los ductos, los tubos y la parte alta de las vigas no tienen polvo',
          check,
        ],
        [
          'Vents and grilles are free of dust, also behind the slats',
          'Las rejillas de aire no tienen polvo, tampoco detrás de las aletas',
          { ...check, weight: 2 },
        ],
        [
          'Light fixtures are free of dust, film and insects',
          'Las lámparas no tienen polvo, plástico ni insectos',
          check,
        ],
        [
          'Tops of doors, frames and cabinets carry no dust',
          'La parte alta de puertas, marcos y gabinetes no tiene polvo',
          { ...check, weight: 2 },
        ],
        [
          'Sprinkler heads and smoke detectors are uncovered and undamaged',
          'Los rociadores y los detectores de humo están descubiertos y sin daños',
          critical,
        ],
      ],
    },
    {
      title: ['Glass, stickers and film', 'Vidrios, etiquetas y plásticos'],
      weight: 2,
      asks: [
        [
          'No sticker, label or film is left on glass, frames or fixtures',
          'No quedan etiquetas, calcomanías ni plásticos en vidrios, marcos o muebles',
          { ...check, weight: 2 },
        ],
        [
          'Glass is free of paint, silicone, tape glue and streaks on both sides',
          'Los vidrios no tienen pintura, silicón, pegamento ni marcas por ambos lados',
          { ...check, weight: 2, ...photoOfFault },
        ],
        [
          'Glass shows no new scratches when seen at an angle',
          'Los vidrios no tienen rayones nuevos al verlos de lado',
          { ...check, ...photoOfFault },
        ],
        [
          'Tracks and sills hold no plaster, sawdust or screws',
          'Los rieles y los marcos de ventana no tienen yeso, aserrín ni tornillos',
          check,
        ],
        [
          'Mirrors and metal are free of film glue and polish marks',
          'Los espejos y los metales no tienen pegamento ni marcas de pulidor',
          check,
        ],
      ],
    },
    {
      title: ['Floors and walls', 'Pisos y paredes'],
      weight: 3,
      asks: [
        [
          'Hard floors are free of mortar, paint, glue and grout haze',
          'Los pisos duros no tienen mezcla, pintura, pegamento ni velo de lechada',
          { ...check, weight: 2, ...photoOfFault },
        ],
        [
          'Edges, corners and floors inside closets are free of debris',
          'Las orillas, las esquinas y el piso de los clósets no tienen residuos',
          check,
        ],
        [
          'Carpet is vacuumed and free of threads, nails and spots',
          'La alfombra está aspirada y sin hilos, clavos ni manchas',
          check,
        ],
        [
          'Baseboards are free of dust, paint drops and caulk',
          'Los zoclos no tienen polvo, gotas de pintura ni sellador',
          check,
        ],
        [
          'Walls, doors and switch plates are free of handprints and plaster',
          'Las paredes, las puertas y las placas de apagadores no tienen huellas ni yeso',
          check,
        ],
      ],
    },
    {
      title: ['Fixtures and cabinets', 'Muebles y gabinetes'],
      weight: 2,
      asks: [
        [
          'Toilets, sinks and tubs are free of mortar, stickers and stains',
          'Los inodoros, los lavabos y las tinas no tienen mezcla, etiquetas ni manchas',
          { ...check, weight: 2 },
        ],
        [
          'Faucets and drains are free of grit, and the water runs off',
          'Las llaves y los desagües no tienen arenilla y el agua se va',
          check,
        ],
        [
          'Cabinets and drawers are free of sawdust inside, also in the corners',
          'Los gabinetes y los cajones no tienen aserrín por dentro, tampoco en las esquinas',
          { ...check, weight: 2 },
        ],
        [
          'Shelves, hinges and undersides of counters carry no dust',
          'Los entrepaños, las bisagras y la parte inferior de las cubiertas no tienen polvo',
          check,
        ],
        [
          'Appliances are free of packing and film inside and outside',
          'Los electrodomésticos no tienen empaque ni plástico por dentro ni por fuera',
          check,
        ],
      ],
    },
    {
      title: ['Safe to enter', 'Entrada segura'],
      weight: 2,
      asks: [
        [
          'No nails, blades or broken glass lie on floors, stairs or walks',
          'No hay clavos, navajas ni vidrios rotos en pisos, escaleras o banquetas',
          critical,
        ],
        [
          'Exits and stairs are clear, and their doors open',
          'Las salidas y las escaleras están libres y sus puertas abren',
          critical,
        ],
        [
          'Debris, empty boxes and tools of the crew are gone',
          'Ya no hay escombro, cajas vacías ni herramienta del equipo',
          check,
        ],
        [
          'Entrance, walk and parking are swept and free of mortar',
          'La entrada, la banqueta y el estacionamiento están barridos y sin mezcla',
          check,
        ],
      ],
    },
    {
      title: ['Punch list', 'Lista de pendientes'],
      asks: [
        [
          'Every cleaning item of the punch list is closed and initialed',
          'Cada pendiente de limpieza de la lista está cerrado y con iniciales',
          { ...check, weight: 2 },
        ],
        [
          'Damage that was found has a photo and was reported to the builder',
          'Los daños encontrados tienen foto y se reportaron al constructor',
          check,
        ],
        [
          'Photo of what other trades must still finish',
          'Foto de lo que otros contratistas deben terminar',
          { response_type: 'photo', required: false },
        ],
        ['Remarks for the hand-over', 'Observaciones para la entrega', remarks],
      ],
    },
  ],
};
