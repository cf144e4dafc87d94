import type { harkmoorPeople } from '../../en/people/harkmoor.ts';

const words: typeof harkmoorPeople = {
  'jory-pascoe': {
    name: 'Jory Pascoe',
    lines: {
      hello: [
        'Oh! Uma pessoa. Certo. Sou o Jory. Você… não é ovelha, então estou meio fora de forma.',
        'Minha casa é aquela. Deixo a porta aberta para ver se alguém se incomoda.',
      ],
      badge: [
        'Está usando e tudo. Contei ao rebanho. A número quarenta perguntou quem era você. Eu disse: amizade, eu acho?',
      ],
      defeated: ['Perdeu? Eu perco uma por semana e acho na cozinha de alguém. O negócio é ir procurar.'],
      dawn: ['Ao amanhecer eu conto. Quatrocentas. Nunca passei de noventa, aí já dormi.'],
      sheep: ['Começaram a ir atrás das suas criaturas. É o calor, acho. Elas têm juízo, debaixo da lã.'],
      dog: ['Quem fala por nós dois é a cadela. Fala melhor, e sabe quando parar.'],
    },
  },
  'brother-eskil': {
    name: 'Irmão Eskil',
    lines: {
      hello: [
        'A paz esteja com você, e cuidado com essa na gola: é nova, e tímida.',
        'Irmão Eskil. Fiz voto de silêncio, mas só o pequeno.',
      ],
      badge: ['As irmãs ainda zumbem a melodia com que você me venceu. Virou o quarto hino.'],
      wax: [
        'A capela do lago tem uma vela acesa desde que há livros. A cera se faz aqui. Ninguém vem buscar.',
        'Perguntei à rainha mais velha. Ela disse que chama desse tipo não come.',
      ],
      defeated: ['Sente. Deixe que piquem um pouco. Em uma hora terá esquecido o que perdeu, prometo.'],
      sunday: ['Aos domingos cantam a vozes. Eu faço o baixo, e os zangões nunca entram na hora.'],
      dusk: ['Ao entardecer todas voltam, e nenhuma pergunta à outra por onde andou. Acho repousante.'],
      honey: ['Mel de urze não escorre. É preciso argumentar com ele.'],
      hum: ['Quem fica bem quieto ouve o morro zumbir. É mais grave que abelha. Parei de comentar.'],
      banked: [
        'Contei à rainha que está abafada. Ela disse: “Como nós no inverno. Junto da quente, e zumbir.” Com certo ar de quem já sabia.',
      ],
      loose: ['Contei à rainha que fica solta. Ela só disse: “Enxame.” Diz isso de tudo de que se orgulha.'],
    },
  },
  'murdo-callan': {
    name: 'Murdo Callan',
    lines: {
      hello: [
        'Pare. Pé esquerdo para trás. Isso. Você ia conhecer a carroça do meu avô.',
        'Murdo Callan. Corto turfa. O que acho nela vai para a parede, se não me der bom dia.',
      ],
      king: [
        'Agora que tem a insígnia: o rei. Achei sentado na turfa, de coroa, educado que só.',
        'Tinha uma panela nos joelhos. De barro, sem tampa. Vazia, mas dava para aquecer as mãos. Aqueci. E o pus de volta.',
      ],
      defeated: ['Afundou? Todo mundo afunda. O truque é afundar perto de quem tem pá.'],
      dusk: [
        'Ao entardecer sobem as luzes do brejo. Não levam ninguém a lugar nenhum. Saíram para passear, feito você.',
      ],
      butter: [
        'Novecentos anos, aquela manteiga. Passei na torrada. Tinha gosto da lembrança de manteiga de outra pessoa.',
      ],
      spade: [
        'Boa pá pede licença antes de entrar. A minha já ouviu não duas vezes. Ainda tenho os dois pés.',
      ],
      banked: [
        'Fui ver o rei. A tampa está na panela, não sei como, e ele tem a cara de quem está com um gato no colo.',
      ],
      loose: [
        'Fui ver o rei. Da tampa, nem sinal; as duas mãos no colo, e juro que sorri. Ele queria era que contassem.',
      ],
    },
  },
  'parveen-sattar': {
    name: 'Parveen Sattar',
    lines: {
      hello: [
        'Fique a sotavento! Não, de mim. Parveen Sattar. Eu tinjo, e já ouvi todas as piadas; poupe o fôlego.',
        'E é sério. Poupe o fôlego, hoje é dia do verde.',
      ],
      badge: ['Nunca vai desbotar, essa insígnia. Já a pus em tudo. Saiu com cara de satisfeita.'],
      defeated: [
        'Então você desbotou na lavada. Vamos lá. Meu melhor roxo saiu de um erro e de um chapéu que caiu.',
      ],
      tuesday: ['É terça. Não lamba nada. Pus um aviso. Alguém lambeu o aviso.'],
      yellow: ['Sobre o amarelo. Você não perguntou! Ótimo. Vai longe.'],
      hands: ['Minhas mãos já foram morenas. Tenho a cor anotada em algum lugar, dava para acertar.'],
    },
  },
  'hana-stanek': {
    name: 'Hana Stanek',
    lines: {
      hello: [
        'Segure isto. Agora você sabe o peso, e eu sei do seu cuidado. Hana Stanek.',
        'Faço muros. Pensam que é para deixar de fora. É para ter onde se encostar.',
      ],
      badge: ['Pus a sua pedra. Terceira fileira, virada para oeste. Continua lá. Olho toda manhã.'],
      shelter: [
        'Na Longa Escuta há muros velhos, à altura do joelho, meio anel cada. Todos abertos para o sul, e pretos por dentro.',
        'Alguém cruzou o brejo com um fogo e em cada parada lhe fez um muro contra o vento. Com preso não se faz isso.',
      ],
      defeated: ['Caiu? Bom. Agora vemos que pedra mentia. Ponha mais embaixo e recomece.'],
      dawn: [
        'Ao amanhecer as pedras estão molhadas e mostram a cor de verdade. É quando escolho. Para você, uma cinza.',
      ],
      mortar: ['Argamassa é para quem tem pressa de errar.'],
      gap: ['Em cada muro deixo um vão. Pequeno. Para aquilo em que não pensei, para que não precise pular.'],
      banked: [
        'Você lhe deu uma casa. Fui ver. Pedra seca, sem argamassa. Quem fez aquilo come comigo, seja de que século for.',
      ],
      loose: [
        'Você a deixou sem muro. Não dormi. Depois pensei: é um vão, para aquilo em que não se pensou. Grande. Bom.',
      ],
    },
  },
  'osric-strang': {
    name: 'Osric Strang',
    lines: {
      hello: [
        'Amizade! Cuidado com a agulha. Osric Strang. Um abraço, e depois se vê quem fica de pé.',
        'Não? Mais tarde, então. O círculo é lá dentro. Traga coragem, e dedal, se tiver.',
      ],
      badge: [
        'Sua campainha está bordada! Aqui, sobre o coração, onde ficava o touro. O touro levou com elegância.',
      ],
      defeated: [
        'Caiu, e veio até aqui com as próprias pernas. Quem venceu, eu pergunto? Bom, venceram eles. Mesmo assim.',
      ],
      night: ['À noite bordo à luz da forja. Meus inimigos dormem mal, minhas almofadas são soberbas.'],
      bluebells: ['Uma campainha leva quatrocentos pontos. Um homem, um bom motivo. Tenho os dois, veja.'],
      bull: ['Lutei com um touro em Thornholm. Ainda nos escrevemos. A letra dele é um horror.'],
    },
  },
  'tegan-hollow': {
    name: 'Tegan Hollow',
    lines: {
      hello: [
        'Tegan. E: catorze. E: é, faz isso, mas só quando vai chover.',
        'Eu sei, as pessoas gostam de perguntar antes. Assim é mais rápido, e sobra tempo para o clima.',
      ],
      warm: [
        'Quer saber dos poços. Os fundos sobem todos quentes aqui. Não é fonte termal. Isso respira.',
        'Perguntei à forquilha o que há lá embaixo. Ela disse: embaixo, não. Disse: sobrou.',
      ],
      defeated: ['Eu sabia que você tinha perdido, e vim estar aqui quando passasse. Essa é a metade útil.'],
      monday: ['Sua quarta vai ser ótima. Não sei por que conto, todo mundo só fica parado esperando.'],
      answers: ['A resposta é não, obrigada. Pergunte se quero ir para casa fazer as contas.'],
      socks: ['São diferentes porque são duas. Olhando uma de cada vez, é bem normal.'],
      banked: [
        'Os poços agora têm o mesmo calor a noite toda. Antes ela se revirava. E antes que pergunte: sim, está aconchegada.',
      ],
      loose: [
        'Você ia perguntar se ela se incomoda. Não. Cada dia os poços esquentam num lugar. Ela é ótima de esconde-esconde.',
      ],
    },
  },
  'dorcas-wintersgill': {
    name: 'Dorcas Wintersgill',
    lines: {
      hello: [
        'Tem alguém aí? Ah, e mais alguém. Saiam da chuva, meus queridos, os dois.',
        'Dorcas Wintersgill. Toco o sino. Um é “estamos aqui”, dois é “olha a beira”, três é o jantar.',
      ],
      gentleman: [
        'O senhor ali na porta diz que posso contar. Era um rei. Achou a brasa lá fora no mato e teve pena.',
        'Só queria levá-la para casa, meu bem. Fazia frio. Então levantou a tampa, para ver se ela ainda estava lá.',
      ],
      defeated: [
        'Você perdeu alguma coisa. Não procure agora. Sempre aparece quando a chaleira está no fogo.',
      ],
      night: ['Movimento hoje. Agora passou o das onze. Era carteiro. Nunca se atrasou.'],
      peppermint: ['Aceite uma bala de hortelã, meu bem. E uma para seu amigo. Não? Então é timidez.'],
      counting: [
        'Conto quem vai pelo aterro e quem volta. São sempre uns a mais. Ninguém reclama, são quietos.',
      ],
      banked: [
        'Ele foi para casa, meu bem, o senhor. Perguntou se ela estava lá dentro, e quente. Eu disse que sim. Pegou o chapéu.',
        'Novecentos anos naquela porta, com uma coisa na cabeça. Guardei a bala dele, caso passe por aqui.',
      ],
      loose: [
        'O senhor fica para o jantar. Perguntou se alguém estava zangado. Eu disse: meu bem, ela está lá fora se divertindo.',
        'Aí se sentou e tirou a coroa! Tem a marca em volta toda. Pus mesa para dois. Ele lava a louça.',
      ],
    },
  },
  'cordelia-vane': {
    name: 'Cordelia Vane',
    lines: {
      hello: [
        'Perdoe a porta da frente, está três metros abaixo de você. Cordelia Vane, do que resta.',
        'Janta-se no sótão. Tem-se uma vista maravilhosa das próprias chaminés.',
      ],
      crest: [
        'Você merece a biblioteca, ou sua única prateleira seca. O brasão: panela, tampa erguida. A divisa: “Só para olhar.”',
        'Meus antepassados cozinhavam para o rei. Sempre um cozinheiro! Trinco, tampa, mão boa. Nas ilhas, dizem, houve a terceira.',
      ],
      defeated: ['Perde-se um andar de vez em quando. Muda-se para cima. O ar melhora a cada vez.'],
      saturday: ['No fim de semana a casa recebe visitas. Por gentileza, limpe os pés ao sair.'],
      floors: [
        'O salão de baile afundou no tempo da minha avó, durante uma valsa. Terminaram. É o que se faz.',
      ],
      pearls: ['As pérolas são verdadeiras. A lama também. Nunca achei que uma estragasse a outra.'],
      banked: [
        'Mandei mudar a divisa. “Só para olhar” era um tanto triste. Agora diz “Não acorde”. Bem mais aconchegante na lareira.',
      ],
      loose: [
        'Mandei repintar o brasão, sem tampa nenhuma. O pintor perguntou do conteúdo. “Saiu”, eu disse. “É jovem.”',
      ],
    },
  },
  'hob-tarrant': {
    name: 'Hob Tarrant',
    lines: {
      hello: [
        'Você tem sapo? Eu tenho. Tinha. Tá no seu capuz, acho. Não olha, ele é tímido.',
        'Eu sou o Hob. O mais rápido da Vila Turfa. Ninguém apostou corrida comigo, então ninguém ganhou.',
      ],
      sixty: ['SESSENTA? Eu tenho dois: sapo, e sapo de novo.'],
      defeated: [
        'Perdeu! Tudo bem. Minha mãe diz que forma o caráter. Eu tenho um monte de caráter. Sou quase só isso.',
      ],
      dusk: ['Posso ficar na rua até o sino tocar. Se eu não ouvir, posso ficar mais. Lá lá lá.'],
      frog: [
        'Se fizer carinho num sapo do brejo, ele esquenta e brilha. Ninguém acredita. O nome dele é Valdir.',
      ],
      mud: ['Aquela é a minha bota. Tá ali desde abril. A gente acostuma com uma.'],
    },
  },
  'wilf-tarn': {
    name: 'Wilf Tarn',
    lines: {
      hello: [
        'Psiu. … Não. Achei que ia. Wilf Tarn, ouvinte. É nesta pedra que se escuta.',
        'Chama-se Longa Escuta porque tem que ser. Estou no trigésimo primeiro ano.',
      ],
      hearth: [
        'Ponha o ouvido aqui. Com as insígnias ela deixa. Ouviu? Cric, crac. Feito fogo no quarto ao lado.',
        'Só que não há quarto ao lado. Há brejo. Eu acho que o quarto ao lado somos nós.',
      ],
      defeated: ['Ouvi. Ouço tudo, com uma semana de folga. Soou pior do que foi.'],
      dawn: ['A aurora é barulhenta. Todo aquele orvalho pousando.'],
      listening: ['Ano passado disse uma palavra. Eu estava gripado. Acho que foi “forno”, ou “morno”.'],
      ear: ['Este é o ouvido bom. O outro está aí só por causa do chapéu.'],
      banked: [
        'Ficou quieto. Não, escute. Respirando. Dorme no quarto ao lado! Trinta e um anos querendo que falasse alto. Agora: psiu.',
      ],
      loose: [
        'Disse uma palavra! Clarinha. Só que o chapéu tapava o ouvido bom. Foi “solta” ou “volta”. Já são trinta e dois anos.',
      ],
    },
  },
  'maud-ashlar': {
    name: 'Maud Ashlar',
    lines: {
      hello: [
        'Não fale. Onze, doze, tre… Falou. Com os pés. Maud Ashlar, eu conto as pedras.',
        'Nunca dá o mesmo número. Ou elas andam, ou não sei contar. Ensino aritmética, então parei de perguntar.',
      ],
      pot: [
        'O Murdo Callan já contou do rei, então. Olhe as pedras grandes do oeste: um anel, e três com teto.',
        'Não é templo. É um fogão, e um lugar para a panela. Alguém passou a noite aqui, com um fogo, fazendo companhia.',
      ],
      hundred: ['Cem espécies, você diz. Contou duas vezes? E deu igual? Que inveja.'],
      night: ['De noite são dezenove e mais uma. A mais uma eu não conto. Só ia dar corda.'],
      count: ['Ontem dezessete. Hoje dezenove. Uma está de chapéu, então talvez eu tenha contado o Wilf.'],
      lintel: [
        'Quatro toneladas, essa verga, e há um ninho de cambaxirra embaixo. Ela nunca olhou para cima.',
      ],
      banked: [
        'Dezenove. Dezenove. Dezenove! Estão paradas desde que você abafou. Não me sobra o que contar. Passei às cambaxirras.',
      ],
      loose: [
        'Dezessete, uma na estrada e uma na escola. Parei de contar e comecei uma lista de chamada. Elas respondem.',
      ],
    },
  },
  'jonas-peel': {
    name: 'Jonas Peel',
    lines: {
      hello: [
        'Boas-vindas à Capela Afogada. As vésperas são às sete, debaixo d’água. Aqui em cima sou só eu.',
        'Jonas Peel, sacristão. Tenho as chaves de uma porta que é do lago. Cada um com a sua opinião.',
      ],
      lamp: [
        'Então a senhora Vane lhe mostrou a panela. Olhe por aquela janela. Não é vela. É um pedaço que ele deixou cair.',
        'Ficou quando o resto se levantou e foi. Não quer que a apaguem, nem que a fechem. Quer uma janela.',
      ],
      bell: [
        'O sino toca sozinho. Dizem que é fantasma. É o calor: ele sobe, e o sino chega para lá e dá lugar.',
      ],
      defeated: [
        'Derrota? Então veio à paróquia certa. Estamos debaixo d’água desde São Miguel, e veja como brilhamos.',
      ],
      night: ['Está vendo a luz? Nunca a acendi. Eu vinha apagar. Ela sempre voltava com tanta educação.'],
      sermon: ['Prego às enguias sobre a paciência. Já ouviram. Têm muita paciência comigo.'],
      pews: [
        'Os bancos sobem boiando na primavera. Remo em volta e numero. Há sempre um a mais, e sempre seco.',
      ],
      banked: [
        'A luz da janela foi para o norte, ficar com as outras. Andei triste até as sete. Aí voltou. Só tinha ido olhar.',
      ],
      loose: [
        'A luz da janela recebeu amigas. Preguei. Tremeluziram nas partes certas, e uma saiu para pensar.',
      ],
    },
  },
  'lettice-dray': {
    name: 'Lettice Dray',
    lines: {
      hello: [
        'Balsa! Olha a balsa! … Prefere dar a volta a pé. Todos preferem. Lettice Dray, balseira.',
        'Havia o aterro, não precisavam de mim. Afundou. Comprei o barco. Aí viram que só tinha afundado pela metade.',
      ],
      eighty: ['Oitenta espécies! Vão duas viagens. Para as quietas faço um preço.'],
      defeated: ['Ânimo. Tenho os mesmos três fregueses desde março, e um deles era uma garça.'],
      friday: ['Sexta eu pinto o barco. Hoje ele é quase só tinta. Nunca foi tão estanque.'],
      ferry: [
        'No meio do caminho se vê o telhado da capela lá embaixo. É um bom telhado. Só está no lugar errado.',
      ],
      fare: [
        'É um vintém a ida e nada a volta. Eu cobraria a volta, mas ninguém chega com humor para pagar.',
      ],
    },
  },
};
export default words;
