import { check, critical, photoOfFault, type ReadyTemplate, remarks } from './declared.ts';

export const ready: ReadyTemplate = {
  name: ['Bank branch', 'Sucursal bancaria'],
  description: [
    'ATM vestibule, lobby, teller line and offices of a bank branch, with the rules that protect its papers, doors and alarm.',
    'Cajeros automáticos, vestíbulo, ventanillas y oficinas de una sucursal, con las reglas que protegen papeles, puertas y alarma.',
  ],
  inspection_type: 'quality',
  scale: 'three_point',
  target: 90,
  sections: [
    {
      title: ['ATM vestibule', 'Área de cajeros automáticos'],
      area: 'lobby',
      weight: 2,
      asks: [
        [
          'Vestibule glass and handles are free of fingerprints',
          'Los vidrios y las manijas del área no tienen huellas',
          { weight: 2 },
        ],
        [
          'ATM screens, keypads and shelves are wiped and dry',
          'Las pantallas, los teclados y las repisas de los cajeros están limpios y secos',
          { weight: 2, ...photoOfFault },
        ],
        [
          'Floor and mat are free of receipts, litter and spots',
          'El piso y el tapete no tienen recibos, basura ni manchas',
        ],
        ['Receipt bin is emptied and lined', 'El bote de recibos está vacío y con bolsa', check],
        [
          'All lights of the vestibule work',
          'Todas las luces del área de cajeros funcionan',
          { ...check, default_priority: 'high' },
        ],
      ],
    },
    {
      title: ['Customer lobby', 'Vestíbulo de clientes'],
      area: 'lobby',
      weight: 2,
      asks: [
        [
          'Floor is free of spots, footprints and dull traffic lanes',
          'El piso no tiene manchas, huellas ni zonas de paso opacas',
          { weight: 2, ...photoOfFault },
        ],
        [
          'Writing desks and pens are wiped, brochures are straight',
          'Las mesas para escribir y las plumas están limpias y los folletos acomodados',
        ],
        [
          'Chairs and side tables show no dust, crumbs or rings',
          'Las sillas y las mesas laterales no tienen polvo, migajas ni marcas de vasos',
        ],
        [
          'Rope posts and signs are dusted and in line',
          'Los postes de la fila y los letreros están sin polvo y alineados',
        ],
        ['Plants and ledges hold no dust or litter', 'Las plantas y las repisas no tienen polvo ni basura'],
      ],
    },
    {
      title: ['Teller line', 'Ventanillas'],
      weight: 2,
      asks: [
        [
          'Customer side of the counter is free of fingerprints',
          'El lado del cliente del mostrador no tiene huellas',
          { weight: 2 },
        ],
        ['Security glass is free of streaks and tape', 'El vidrio de seguridad no tiene marcas ni cinta'],
        [
          'Floor behind the tellers is clean to the walls',
          'El piso detrás de las ventanillas está limpio hasta las paredes',
        ],
        [
          'Trash and shred bins were handled as the bank asked',
          'La basura y el papel para triturar se manejaron como pidió el banco',
          check,
        ],
      ],
    },
    {
      title: ['Offices and meeting rooms', 'Oficinas y salas de juntas'],
      area: 'office-suite',
      asks: [
        [
          'Cleared desk surfaces and sills are free of dust',
          'Los escritorios despejados y los marcos de ventana no tienen polvo',
        ],
        [
          'Carpet is vacuumed under desks and along the walls',
          'La alfombra está aspirada bajo los escritorios y junto a las paredes',
          { weight: 2 },
        ],
        [
          'Meeting tables and glass walls carry no fingerprints',
          'Las mesas de juntas y los muros de vidrio no tienen huellas',
        ],
        [
          'Waste baskets are emptied and have a clean liner',
          'Los cestos están vacíos y tienen bolsa limpia',
          check,
        ],
      ],
    },
    {
      title: ['Restrooms and break room', 'Baños y comedor'],
      area: 'restroom',
      weight: 3,
      asks: [
        [
          'Toilets and sinks are clean, edges and bases included',
          'Los inodoros y lavabos están limpios, también los bordes y las bases',
          { weight: 3, ...photoOfFault },
        ],
        ['Mirrors and faucets are free of spots', 'Los espejos y las llaves no tienen manchas'],
        [
          'Restroom floor is clean to the corners, without odor',
          'El piso del baño está limpio hasta las esquinas y sin mal olor',
          { weight: 2 },
        ],
        [
          'Break room counter, sink and microwave are clean',
          'La cubierta, la tarja y el microondas del comedor están limpios',
        ],
        ['Soap, paper and towels are stocked', 'Hay jabón, papel y toallas', check],
      ],
    },
    {
      title: ['Security and closing', 'Seguridad y cierre'],
      weight: 2,
      instructions: [
        'Only look: do not touch desks, drawers or the door of the vault.',
        'Solo observe: no toque escritorios, cajones ni la puerta de la bóveda.',
      ],
      asks: [
        [
          'Papers and objects on desks were not moved',
          'Los papeles y objetos de los escritorios no se movieron',
          critical,
        ],
        [
          'Drawers, cabinets and the vault area were left untouched',
          'Los cajones, los archiveros y el área de la bóveda no se tocaron',
          critical,
        ],
        [
          'Alarm log shows opening and closing at the agreed times',
          'El registro de la alarma muestra entrada y salida a las horas acordadas',
          check,
        ],
        [
          'Everyone on the crew wears a badge and is on the access list',
          'Todo el equipo lleva gafete y está en la lista de acceso',
          check,
        ],
        [
          'No keys or codes lie in the closet or on the cart',
          'No hay llaves ni claves en el cuarto de limpieza ni en el carro',
          critical,
        ],
        [
          'The alarm is set and every outside door is locked',
          'La alarma está activada y cada puerta exterior tiene seguro',
          critical,
        ],
        ['What did the branch manager say?', '¿Qué comentó la gerencia de la sucursal?', remarks],
      ],
    },
  ],
};
