import { check, critical, photoOfFault, type ReadyTemplate, remarks } from './declared.ts';

export const ready: ReadyTemplate = {
  name: ['Day care', 'Guardería'],
  description: [
    'Classrooms, nap areas, toys, changing tables, children’s restrooms and kitchen of a day care, walked before the children arrive.',
    'Salones, áreas de siesta, juguetes, cambiadores, baños de niños y cocina de una guardería, antes de que lleguen los niños.',
  ],
  inspection_type: 'quality',
  scale: 'three_point',
  target: 90,
  sections: [
    {
      title: ['Entrance', 'Entrada'],
      area: 'lobby',
      asks: [
        [
          'Glass of the entrance is free of small handprints',
          'Los vidrios de la entrada no tienen huellas de manos',
        ],
        [
          'Floor and mats are free of sand, litter and water',
          'El piso y los tapetes no tienen arena, basura ni agua',
        ],
        [
          'Sign-in counter and screen are free of smudges',
          'El mostrador y la pantalla de registro no tienen manchas',
        ],
        [
          'The entrance door closes and latches by itself',
          'La puerta de entrada cierra y queda con seguro por sí sola',
          critical,
        ],
      ],
    },
    {
      title: ['Classrooms and nap areas', 'Salones y áreas de siesta'],
      weight: 3,
      instructions: [
        'Look from the height of a child: kneel once near the door and once near the cots.',
        'Mire desde la altura de un niño: agáchese una vez junto a la puerta y otra junto a los catres.',
      ],
      asks: [
        [
          'Floor is free of crumbs, paint and sticky spots, also under the tables',
          'El piso no tiene migajas, pintura ni partes pegajosas, tampoco bajo las mesas',
          { weight: 2 },
        ],
        [
          'Tables and chairs of children are free of food and glue',
          'Las mesas y sillas de los niños no tienen comida ni pegamento',
          { weight: 2 },
        ],
        [
          'Rugs are vacuumed to the edges and show no spots',
          'Las alfombras de juego están aspiradas hasta las orillas y sin manchas',
          photoOfFault,
        ],
        [
          'Cots and nap mats are dry, free of stains and stored without touching',
          'Los catres y las colchonetas de siesta están secos, sin manchas y guardados sin tocarse',
          { weight: 2 },
        ],
        [
          'Crib rails and mattresses are free of stains and dust',
          'Los barandales y colchones de las cunas no tienen manchas ni polvo',
          { weight: 2 },
        ],
        [
          'Switches, handles and gate latches are free of grime',
          'Los apagadores, las manijas y los seguros de las rejas no tienen mugre',
        ],
        [
          'Sills, shelves and blinds within reach of children are free of dust',
          'Los marcos de ventana, las repisas y las persianas al alcance de los niños no tienen polvo',
        ],
        [
          'Nothing small enough to swallow lies on the floor',
          'No hay en el piso objetos pequeños que un niño pueda tragar',
          critical,
        ],
      ],
    },
    {
      title: ['Toys and changing tables', 'Juguetes y cambiadores'],
      weight: 3,
      asks: [
        [
          'Toys are free of dried food, saliva marks and dust',
          'Los juguetes no tienen comida seca, marcas de saliva ni polvo',
          { weight: 2, ...photoOfFault },
        ],
        [
          'The toy log shows disinfection since the last day of care',
          'La bitácora de juguetes muestra desinfección después del último día de servicio',
          { ...check, weight: 2 },
        ],
        [
          'Toys that were in mouths wait in a marked bin, away from clean ones',
          'Los juguetes que fueron a la boca esperan en un bote marcado, lejos de los limpios',
          check,
        ],
        [
          'Pads of changing tables are dry, without stains or cracks',
          'Las colchonetas de los cambiadores están secas, sin manchas ni grietas',
          { weight: 3, ...photoOfFault },
        ],
        [
          'Straps, sides and shelves of changing tables are free of residue',
          'Los cinturones, costados y repisas de los cambiadores no tienen residuos',
          { weight: 2 },
        ],
        [
          'Diaper pails are emptied, lined and without odor',
          'Los botes de pañales están vacíos, con bolsa y sin olor',
          { weight: 2 },
        ],
      ],
    },
    {
      title: ['Restrooms of children', 'Baños de niños'],
      area: 'restroom',
      weight: 3,
      repeat: 'per_common_area',
      asks: [
        [
          'Small toilets, their seats and the floor around are free of splashes',
          'Los inodoros infantiles, sus asientos y el piso alrededor no tienen salpicaduras',
          { weight: 3, ...photoOfFault },
        ],
        [
          'Low sinks and faucets are free of toothpaste and scum',
          'Los lavabos bajos y las llaves no tienen pasta de dientes ni sarro',
          { weight: 2 },
        ],
        [
          'Step stools are dry and free of dirt on top and below',
          'Los banquitos están secos y sin mugre por arriba y por abajo',
        ],
        [
          'Soap and towels are stocked within reach of children',
          'Hay jabón y toallas suficientes al alcance de los niños',
          check,
        ],
        [
          'Floor is dry to the corners, and there is no odor at the door',
          'El piso está seco hasta las esquinas y no hay mal olor en la puerta',
          { weight: 2 },
        ],
      ],
    },
    {
      title: ['Kitchen', 'Cocina'],
      area: 'kitchen',
      weight: 2,
      asks: [
        [
          'Counters, high chairs and their trays are free of food',
          'Las cubiertas, las sillas altas y sus charolas no tienen comida',
          { weight: 2 },
        ],
        [
          'Bottle sink and its faucet are free of milk residue',
          'La tarja de biberones y su llave no tienen restos de leche',
        ],
        [
          'Trash is taken out, and bins have a liner and a lid that closes',
          'La basura está afuera y los botes tienen bolsa y una tapa que cierra',
          check,
        ],
      ],
    },
    {
      title: ['Chemicals and closing', 'Químicos y cierre'],
      area: 'janitor-closet',
      weight: 2,
      asks: [
        [
          'Chemicals are locked away where no child can reach them',
          'Los químicos están bajo llave, donde ningún niño los alcanza',
          critical,
        ],
        ['Every bottle carries its label', 'Cada botella tiene su etiqueta', critical],
        ['Note for the director', 'Nota para la dirección', remarks],
      ],
    },
  ],
};
