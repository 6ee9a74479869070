import { check, critical, photoOfFault, type ReadyTemplate, remarks } from './declared.ts';

export const ready: ReadyTemplate = {
  name: ['Suite turnover', 'Entrega de oficina vacía'],
  description: [
    'An emptied suite before it is shown to the next tenant: carpets, walls, blinds, appliances, closets, lights and keys.',
    'Una oficina vacía antes de mostrarla al próximo inquilino: alfombras, paredes, persianas, aparatos, clósets, luces y llaves.',
  ],
  inspection_type: 'vacancy',
  scale: 'five_point',
  target: 85,
  sections: [
    {
      title: ['First view', 'Primera vista'],
      area: 'office-suite',
      weight: 2,
      asks: [
        [
          'Door, its glass and the suite sign are free of smudges and old names',
          'La puerta, su vidrio y el letrero no tienen manchas ni nombres anteriores',
        ],
        [
          'Nothing of the last tenant is left: furniture, boxes, papers or food',
          'No queda nada del inquilino anterior: muebles, cajas, papeles ni comida',
          { ...check, weight: 2 },
        ],
        [
          'There is no odor of food, smoke or damp at the door',
          'En la puerta no huele a comida, a humo ni a humedad',
          check,
        ],
        [
          'Every light works, and no tube or lamp flickers',
          'Todas las luces funcionan y ningún tubo ni foco parpadea',
          check,
        ],
      ],
    },
    {
      title: ['Carpets and floors', 'Alfombras y pisos'],
      area: 'office-suite',
      weight: 3,
      asks: [
        [
          'Carpet is vacuumed to the walls, with no staples or clips left in it',
          'La alfombra está aspirada hasta las paredes, sin grapas ni clips',
          { weight: 2 },
        ],
        [
          'Spots and marks of furniture are gone, or listed for treatment',
          'Las manchas y las marcas de muebles ya no están, o están anotadas para tratarlas',
          photoOfFault,
        ],
        [
          'Hard floors are free of scuffs, glue and tape',
          'Los pisos duros no tienen rayones, pegamento ni cinta',
          { weight: 2 },
        ],
        [
          'Corners and baseboards are free of dust and cobwebs',
          'Las esquinas y los zoclos no tienen polvo ni telarañas',
        ],
        [
          'No floor plate, cable or carpet edge sticks up where people walk',
          'Ninguna tapa de piso, cable ni orilla de alfombra sobresale donde se camina',
          critical,
        ],
      ],
    },
    {
      title: ['Walls, glass and blinds', 'Paredes, vidrios y persianas'],
      area: 'office-suite',
      weight: 2,
      asks: [
        [
          'Walls are free of tape, stickers, pins and black marks',
          'Las paredes no tienen cinta, calcomanías, tachuelas ni marcas negras',
          { weight: 2 },
        ],
        [
          'Holes in walls and other damage are listed with a photo',
          'Los hoyos de las paredes y otros daños están anotados con foto',
          check,
        ],
        [
          'Interior glass is free of decals, glue and streaks',
          'Los vidrios interiores no tienen vinil, pegamento ni marcas',
        ],
        [
          'Blinds are free of dust, hang straight and all move',
          'Las persianas no tienen polvo, cuelgan derechas y todas se mueven',
        ],
        [
          'Sills and window tracks are free of dust and dead insects',
          'Los marcos y los rieles de las ventanas no tienen polvo ni insectos muertos',
        ],
        [
          'Vents, ceiling tiles and tops of doors carry no dust or cobwebs',
          'Las rejillas, los plafones y la parte alta de las puertas no tienen polvo ni telarañas',
        ],
      ],
    },
    {
      title: ['Kitchen and appliances', 'Cocina y electrodomésticos'],
      area: 'kitchen',
      weight: 2,
      asks: [
        [
          'Refrigerator is empty, dry and free of stains and odor',
          'El refrigerador está vacío, seco y sin manchas ni olor',
          { weight: 2 },
        ],
        [
          'Microwave, oven and dishwasher are free of food inside',
          'El microondas, el horno y el lavavajillas no tienen comida por dentro',
          { weight: 2 },
        ],
        [
          'Sink and faucet are free of stains, and the drain has no odor',
          'La tarja y la llave no tienen manchas, y el desagüe no huele',
        ],
        [
          'Cabinets and drawers are empty, with no crumbs or sticky spots',
          'Los gabinetes y los cajones están vacíos, sin migajas ni partes pegajosas',
        ],
        [
          'There are no droppings of rodents and no live insects',
          'No hay excremento de roedores ni insectos vivos',
          { ...check, default_priority: 'high' },
        ],
      ],
    },
    {
      title: ['Closets and private restroom', 'Clósets y baño privado'],
      asks: [
        [
          'Closet shelves and rods are empty and free of dust',
          'Los entrepaños y los tubos de los clósets están vacíos y sin polvo',
        ],
        [
          'Storage and server rooms are swept, with no cables or boxes left',
          'La bodega y el cuarto de servidores están barridos, sin cables ni cajas',
        ],
        [
          'Toilet, sink and mirror of a private restroom are free of stains',
          'El inodoro, el lavabo y el espejo del baño privado no tienen manchas',
          { weight: 2 },
        ],
      ],
    },
    {
      title: ['Keys and closing', 'Llaves y cierre'],
      asks: [
        [
          'Keys and cards received match the list of the manager',
          'Las llaves y las tarjetas recibidas coinciden con la lista del administrador',
          check,
        ],
        [
          'Windows and doors are locked and the lights are off',
          'Las ventanas y las puertas tienen seguro y las luces están apagadas',
          critical,
        ],
        [
          'When can the suite be shown?',
          '¿Cuándo se puede mostrar la oficina?',
          { response_type: 'date', required: false },
        ],
        [
          'What must be repaired or painted before it is shown?',
          '¿Qué hay que reparar o pintar antes de mostrarla?',
          remarks,
        ],
      ],
    },
  ],
};
