import { check, critical, photoOfFault, type ReadyTemplate, remarks } from './declared.ts';

export const ready: ReadyTemplate = {
  name: ['Church and event hall', 'Iglesia y salón de eventos'],
  description: [
    'Sanctuary or hall, foyer, kitchen, restrooms and classrooms between two events, with the set-up for the next one.',
    'Templo o salón, vestíbulo, cocina, baños y aulas entre dos eventos, con el acomodo para el siguiente.',
  ],
  inspection_type: 'quality',
  scale: 'three_point',
  target: 85,
  sections: [
    {
      title: ['Foyer', 'Vestíbulo'],
      area: 'lobby',
      asks: [
        [
          'Entrance doors and glass are free of fingerprints',
          'Las puertas y los vidrios de la entrada no tienen huellas',
        ],
        [
          'Foyer floor and mats are free of litter, grit and spots',
          'El piso y los tapetes del vestíbulo no tienen basura, tierra ni manchas',
        ],
        [
          'Tables and racks of leaflets are straight and free of dust',
          'Las mesas y los exhibidores de folletos están acomodados y sin polvo',
        ],
        [
          'Walks and steps at the doors are free of litter and gum',
          'Las banquetas y los escalones de las puertas no tienen basura ni chicle',
        ],
      ],
    },
    {
      title: ['Sanctuary or hall, and stage', 'Templo o salón, y estrado'],
      weight: 3,
      asks: [
        [
          'Carpet or floor under the seats is free of paper, crumbs and gum',
          'La alfombra o el piso bajo los asientos no tiene papeles, migajas ni chicle',
          { weight: 2 },
        ],
        [
          'Pews or chairs are free of dust and spots, their arms are not sticky',
          'Las bancas o sillas no tienen polvo ni manchas, y los descansabrazos no están pegajosos',
          { weight: 2, ...photoOfFault },
        ],
        [
          'Books, envelopes and pencils are straight in their racks',
          'Los libros, los sobres y los lápices están acomodados en su lugar',
        ],
        [
          'Aisles are vacuumed or mopped from wall to wall',
          'Los pasillos están aspirados o trapeados de pared a pared',
        ],
        [
          'Sills, ledges and candle stands are free of dust and wax',
          'Los marcos de ventana, las repisas y los candeleros no tienen polvo ni cera',
        ],
        [
          'Stage floor and steps are free of dust, tape and scraps',
          'El piso y los escalones del estrado no tienen polvo, cinta ni residuos',
        ],
        [
          'Lectern, piano and tables are free of dust and fingerprints',
          'El atril, el piano y las mesas no tienen polvo ni huellas',
        ],
        [
          'Instruments and microphones stand where the client wants them',
          'Los instrumentos y los micrófonos están donde el cliente los quiere',
          check,
        ],
        [
          'Aisles and exits are clear, and the exit signs are lit',
          'Los pasillos y las salidas están libres y los letreros de salida encendidos',
          critical,
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
          'Toilets and urinals are free of stains inside, outside and below',
          'Los inodoros y urinarios no tienen manchas por dentro, por fuera ni por debajo',
          { weight: 3, ...photoOfFault },
        ],
        [
          'Sinks, counters and mirrors are dry and free of spots',
          'Los lavabos, las cubiertas y los espejos están secos y sin manchas',
          { weight: 2 },
        ],
        [
          'Floor is dry and free of paper, also behind the fixtures',
          'El piso está seco y sin papel, también detrás de los muebles',
        ],
        [
          'Soap, paper and towels are stocked for a full event',
          'Hay jabón, papel y toallas para un evento con cupo lleno',
          check,
        ],
      ],
    },
    {
      title: ['Kitchen', 'Cocina'],
      area: 'kitchen',
      weight: 2,
      asks: [
        [
          'Counters, sink and stove are free of food and grease',
          'Las cubiertas, la tarja y la estufa no tienen comida ni grasa',
          { weight: 2 },
        ],
        [
          'Serving tables and coffee urns are free of stains and coffee grounds',
          'Las mesas de servicio y las cafeteras no tienen manchas ni restos de café',
        ],
        [
          'Floor is free of food and grease, also under the tables',
          'El piso no tiene comida ni grasa, tampoco debajo de las mesas',
        ],
        ['No food waste is left in the building', 'No queda basura con comida en el edificio', check],
      ],
    },
    {
      title: ['Classrooms', 'Aulas'],
      weight: 2,
      asks: [
        [
          'Tables, chairs and boards are free of crayon, glue and crumbs',
          'Las mesas, las sillas y los pizarrones no tienen crayón, pegamento ni migajas',
        ],
        [
          'Toys of the nursery are free of food and dirt and back in their bins',
          'Los juguetes de la sala de niños no tienen comida ni mugre y están en sus cajas',
        ],
        [
          'Floors are vacuumed or mopped to the corners',
          'Los pisos están aspirados o trapeados hasta las esquinas',
        ],
        [
          'Trash is emptied and every bin has a clean liner',
          'La basura está vaciada y cada bote tiene bolsa limpia',
          check,
        ],
      ],
    },
    {
      title: ['Set-up for the next event', 'Acomodo para el próximo evento'],
      weight: 2,
      asks: [
        [
          'Chairs and tables stand as in the set-up sheet, in straight rows',
          'Las sillas y las mesas están como en la hoja de acomodo, en filas rectas',
          { weight: 2 },
        ],
        [
          'Spare chairs are stacked in storage and not in the corridors',
          'Las sillas sobrantes están apiladas en la bodega y no en los pasillos',
          check,
        ],
        [
          'Lights, heating and doors were left as agreed',
          'Las luces, la calefacción y las puertas quedaron según lo acordado',
          check,
        ],
        ['What does the next event need that is missing?', '¿Qué falta para el próximo evento?', remarks],
      ],
    },
  ],
};
