import type { scatterseaPeople } from '../../en/people/scattersea.ts';

const words: typeof scatterseaPeople = {
  'teodoro-bras': {
    name: 'Teodoro Brás',
    lines: {
      hello: [
        'Pare! Você está só osso. Não? Então já vai estar. Teodoro Brás, cozinheiro da cozinha flutuante.',
        'A porta é ali, as colheres lá dentro. Contra mim ninguém luta com fome. Seria vantagem desleal, para você.',
      ],
      stove: [
        'Comeu como quem vence; olhe o meu fogão. Onze vizinhos vieram pedir fogo esta semana. Cada um levou um inteiro.',
        'E o que sobrou no fogão? Um fogo. Fiz a conta na toalha. Não fecha. Fritei em cima.',
      ],
      defeated: [
        'Derrota é quase sempre falta de sal. Sente. Tenho um remédio para isso, e ele tem casquinha.',
      ],
      friday: ['Às sextas tem caldeirada. Nos outros dias também, mas na sexta eu anuncio.'],
      stew: ['O segredo da caldeirada é o tempo. O outro segredo é a segunda cebola. Você não ouviu isso.'],
      storm: [
        'Nove tempestades, e nem uma gota por cima da borda. A gente se inclina com a panela. A tripulação que se cuide.',
      ],
      banked: [
        'Você a pôs para dormir na cinza? Muito bem. O que descansa hoje é melhor amanhã. Cozinheiro sabe. Rei e advogado, não.',
      ],
      loose: [
        'Deixou sem tampa? Muito bem. Onde nada transborda, alguém tem fome. Pus uma terceira cebola, em homenagem.',
      ],
    },
  },
  'lani-tovua': {
    name: 'Lani Tovua',
    lines: {
      hello: [
        'Abaixe! … Mais. Obrigada. Era o correio de terça chegando. Sou a Lani, faço as pipas.',
        'Esta perna saiu do mastro da minha primeira pipa. Ainda sabe quando virar de bordo. Não discuto.',
      ],
      badge: [
        'Sua pipa pousou! Está no telhado de uma senhora lá do norte. Ela escreve que é a única coisa que sorri por lá.',
      ],
      defeated: ['Ficou sem vento? Sente no cais de boca fechada. Ele sempre vem ver o que foi.'],
      dawn: ['O ar da manhã é feito corda nova. Ainda não decidiu o que vai segurar.'],
      cousin: ['O primo vai bem. Pediu mais linha. Mandei um selo.'],
      wind: ['O vento diz que por você vale a pena parar, e que sua meia esquerda está furada.'],
    },
  },
  'celestin-amaury': {
    name: 'Célestin Amaury',
    lines: {
      hello: [
        'Não se mexa. Turfa. Bronze de sino. Ovelha molhada, muita. Veio a pé de Charcouve, e eu sinto tanto.',
        'Célestin Amaury. Faço perfumes. A casa deste lado; por gentileza, solte o ar antes de entrar.',
      ],
      smoke: [
        'Para um nariz que me venceu: peça fogo em qualquer ilha e cheire. Noventa lareiras, uma fumaça. A mesma.',
        'Parecida, não. Parecida eu saberia. A mesma, como se cortassem um cheiro em noventa sem perder nada.',
      ],
      defeated: ['Sinto a derrota. Nota de saída: pó. Mas espere. Sim. Por baixo, já, café da manhã.'],
      dusk: [
        'Ao entardecer as flores param de morder e começam a cantarolar. Engarrafa-se depressa, pedindo desculpas.',
      ],
      nose: ['O nariz está no seguro. O resto de mim é só o suporte.'],
      flower: ['Esta ficou com a minha abotoadura. Deixei. Nunca esteve tão bonita.'],
      banked: [
        'A fumaça mudou. Em cima, a de sempre; embaixo, bem de leve, lençol limpo. Chorei numa proveta. Vende bem.',
      ],
      loose: ['A fumaça mudou. Cada ilha com a sua! Noventa fumaças, um nariz só, e ele quer férias.'],
    },
  },
  'eleni-karras': {
    name: 'Eleni Karras',
    lines: {
      hello: [
        'As mãos. Mostre. Hum. Nunca fez uma tigela e nunca jogou uma. Eleni Karras.',
        'Moro em cima do barro e cavo onde moro. Um dia só haverá prateleiras. Venha antes.',
      ],
      plate: [
        'Você não rachou; vou mostrar. No fundo do barro achei um prato, largo feito mesa. Na borda: cortes. Noventa.',
        'Prato de bolo, para repartir por igual. E o esmalte escorreu em cima, de calor. Bolo não faz isso.',
      ],
      defeated: ['Quebrou? Bom, quebrado mostra a espessura. A sua bastava. Cola.'],
      monday: ['Às segundas abro o forno. Às segundas não respiro até o meio-dia.'],
      island: ['O jardim virou aquele vaso na janela. Continua meu jardim. Eu rego o vaso.'],
      jar: ['Este pote não está pronto. Também não tem pressa. A gente se entende.'],
      banked: [
        'Enchi de ouro os cortes do prato velho. Todos os noventa. Agora é um prato só, e sabe para que era. Não toque.',
      ],
      loose: [
        'Refiz o prato. Sem cortes. Quebra-se o quanto se quiser, e fica inteiro. Não sei como. Não conte ao esmalte.',
      ],
    },
  },
  'haruo-minami': {
    name: 'Haruo Minami',
    lines: {
      hello: [
        'Boa noite. Cuidado com o cabo, está de mau humor. Haruo Minami. Guardo a última luz do recife.',
        'Se tiver um livro: aceito os molhados. Nos secos acho difícil confiar.',
      ],
      case: [
        'Um livro deu à praia, um processo inteiro: de quem é um fogo pescado no mar? Noventa ilhas, noventa advogados.',
        'Para na sentença. A última linha legível: “Aqui a criança pediu uma faca, e silêncio.” Não me deixa dormir.',
      ],
      defeated: ['No capítulo nove todo mundo perde. Uma vez parei ali. Teria sido um livro triste.'],
      night: ['À noite leio em voz alta para os navios. Já diminuem a marcha nas partes boas.'],
      novel: ['Conheço quatrocentos começos e sessenta fins. O meio das coisas tive que viver eu mesmo.'],
      ninety: ['Página noventa. Se um dia grudar no seu sapato, não faça cerimônia.'],
      banked: [
        'A última página do processo deu à praia: “Adiado, tendo as partes ido jantar em casa.” Li duas vezes aos navios.',
      ],
      loose: [
        'Deu à praia uma página: “O fogo foi chamado três vezes e estava em outro lugar, divertindo-se.” Os navios gostam dessa.',
      ],
    },
  },
  'pomona-bellacorda': {
    name: 'Pomona Bellacorda',
    lines: {
      hello: [
        'Ah, que rosto! É seu? Quanta coragem. Pomona Bellacorda, das máscaras.',
        'A regata é à meia-noite. Convidamos o mar, e nunca se sabe de que ele vem.',
      ],
      badge: [
        'Alguém dançou com a sua máscara ontem e ganhou nas cartas. Não se aflija. Você foi de uma elegância.',
      ],
      defeated: ['Pegue uma alegre da parede. Use por uma hora. É notável como o lado de dentro acompanha.'],
      saturday: [
        'Aos sábados Adriça inteira anda mascarada. Os gatos acham cansativo: conhecem todos pelos joelhos.',
      ],
      moon: ['Atrás da lua? Outra lua, querida visita. É preciso contar com a chuva.'],
      paper: ['É só papel e cola. Mas a lei também é, e veja como se endireitam diante dela.'],
    },
  },
  'abena-mensah': {
    name: 'Abena Mensah',
    lines: {
      hello: [
        'Toc. Toc. Desculpe, bato em tudo. Você soa bem. Abena Mensah, faço os navios.',
        'Se boia, fui eu que fiz. Se não boia, já estava assim quando cheguei.',
      ],
      badge: ['Pus seu nome num casco. Por dentro, abaixo da água, onde importa. O mar o lê o dia todo.'],
      defeated: ['Foi uma chapa, não o navio. Ache, martele, dance em cima. Nessa ordem.'],
      night: ['À noite danço nos conveses. Se ouvir uma nota errada lá fora, sou eu, e já parei.'],
      tunk: ['Toc, toc, tuc. Ouviu? Não? Sorte sua. Em quase nenhuma mesa eu consigo comer.'],
      dent: ['O amassado é do batismo. A garrafa da Eleni. Ela joga bem, e não faz fino.'],
    },
  },
  'kaimi-orosa': {
    name: 'Kaimi Orosa',
    lines: {
      hello: [
        'Bom dia. Um momento, ainda estou soltando o ar. … Pronto. Kaimi. Mergulho no recife.',
        'Entre a seco ou entre de molho. Sair, sai de molho.',
      ],
      lamp: [
        'Vou contar por que mergulho. Pérola paga. Mas sob o recife há uma lamparina, e arde. Lá embaixo. Na água.',
        'Eu aparo o pavio, como minha tia. Guia os peixes. É a parte de uma ilha, dizia, e a ilha afundou. Ficou acesa.',
      ],
      defeated: ['Lá no fundo é lindo, não é? Quieto. Agora bata as pernas.'],
      dawn: [
        'Ao amanhecer o recife faz barulho de fritura. O Teo diz que é fome. São camarões. Não desminto.',
      ],
      grudge: ['Na terça eu tinha um rancor. Deixei cair perto das anêmonas. Elas parecem bem.'],
      six: ['Seis minutos. Perguntam em que penso. Nos cinco primeiros, almoço. No sexto, muito em ar.'],
      banked: [
        'Minha lamparina continua acesa. Só parou de olhar para cima. Perguntei se não queria ir para casa. Disse: já estou. Em bolhas.',
      ],
      loose: [
        'Minha lamparina foi nadar. Achei nas anêmonas, na hora do café, de pavio aparado. Minha tia teria umas palavrinhas.',
      ],
    },
  },
  'zenobia-tan': {
    name: 'Zenobia Tan',
    lines: {
      hello: [
        'Você está no canal de acesso. Dois passos à esquerda. Obrigada. Zenobia Tan, capitã do porto.',
        'Noventa ilhas, um livro. Tudo o que entra está nele. Você está. Esperava-se você de sapatos melhores.',
      ],
      oriel: [
        'Veja a primeira página. “Do mar: um fogo. Dono: em disputa. Resolvido por Oriel, seis anos, com faca de bolo.”',
        '“Em noventa. Cada parte do tamanho do todo.” E, em letra de criança: “Com o bolo também dá, é só pedir antes.”',
      ],
      disputed: [
        'Nossa primeira entrada é um fogo pescado na água, e noventa que o queriam. Vença-me, e leio o resto.',
      ],
      defeated: ['Você voltou. Isso se registra como chegada. Para outra coisa não tenho coluna.'],
      night: ['Meu navio entra à noite. Casco, quase não tem. Nunca lhe cobrei a vaga.'],
      tide: ['A maré está quatro minutos atrasada. Escrevi à lua a respeito, em termos firmes.'],
      berth: [
        'Há noventa vagas, e uma nonagésima primeira que deixo livre. A um porto não se pergunta por quê.',
      ],
      banked: [
        'Registrado: “Saída, para o norte: um fogo, abafado. As noventa partes ficam, inteiras.” Sublinhei “inteiras”. Duas vezes.',
      ],
      loose: ['A coluna “dono” está encerrada. Passei dois traços e, como ninguém olhava, uma bandeirinha.'],
    },
  },
  'nell-farthing': {
    name: 'Nell Farthing',
    lines: {
      hello: [
        'Cuidado com a panela, está quente. Nell Farthing. Eu remo por aí. De noite, quase sempre, com um carvãozinho.',
        'De ilha em ilha. Ninguém pediu. Fogo todos têm. Achei que ele ia gostar de tomar ar.',
      ],
      coal: [
        'Toda noite dou um pedaço do carvão em cada porta. E toda noite volto para casa com o carvão. O mesmo.',
        'Pesei uma vez, antes e depois. Tinha engordado. Deve ser o bolo que nos dão.',
      ],
      whole: [
        'A Zenobia leu a página! Oriel era não sei quê da avó da minha avó. Cortaria em noventa e um, se alguém pedisse.',
        'É por isso que eu remo. Caso alguém tenha ficado com vergonha de pedir.',
      ],
      defeated: ['Você apagou? Segure esta panela um minuto. Não, mais perto. Aí. Não custa nada a ele.'],
      night: ['Lá na mais longe me esperam às duas. Ele finge que dorme, e já pôs as xícaras.'],
      asked: ['Nunca me pediram. Também nunca me mandaram embora. A gente aprende qual das duas conta.'],
      oars: ['Meus braços? Pararam de reclamar no segundo ano. Agora só dão indiretas.'],
      banked: [
        'Ainda remo. Agora sabem onde ele mora e mandaram um cartão, as noventa. Está assinado no verso também.',
      ],
      loose: [
        'Ontem à noite havia um segundo carvão no barco. Não fui eu. Queria remar. Não tem braço, então ficou no leme.',
      ],
    },
  },
  'augustin-lamb': {
    name: 'Augustin Lamb',
    lines: {
      hello: [
        'Visita! Duas voltas e nem uma queixa, eu vi. Augustin Lamb, faroleiro.',
        'Vai querer saber o que há dentro. Escada. Escrevi um livro sobre ela. Dá voltas e voltas.',
      ],
      ninety: [
        'Lá de cima conto os fogos das ilhas. Noventa partes de um só, dizem. Procurei a menor. Não existe.',
        'Cada um é um fogo inteiro. O problema é que no inverno contei noventa e um. Alguém andou repartindo de novo.',
      ],
      defeated: ['Já caí todos os trezentos. O truque é chamar de descer para buscar o leite.'],
      night: ['Não, eu não o acendo. Subo, digo boa noite, e ele faz o resto. Mantemos tudo profissional.'],
      stairs: ['Trezentos para subir, duzentos e noventa e nove para descer. Não achei aonde vai o outro.'],
      gulls: ['Gaivotas são só ovelhas que deram um jeito de escapar.'],
      banked: [
        'Noventa e um fogos, todos meio virados para o norte, como gente em volta de berço. Agora desço a escada na ponta dos pés.',
      ],
      loose: [
        'Contei noventa e quatro lá de cima. Aí me notaram, e eram noventa e um. Estão brincando. Dei mais uma volta e fingi.',
      ],
    },
  },
  'bertha-kale': {
    name: 'Bertha Kale',
    lines: {
      hello: [
        'Limpe as botas! É um navio, mas limpo. Bertha Kale, horticultora e segunda dona.',
        'Encalhou com quarenta sacos de terra. Vim reclamar do barulho, e tinha sementes no bolso.',
      ],
      hundred: ['Cento e dez espécies, e alguma come lesma? Então, parabéns por quê?'],
      defeated: [
        'Ele também naufragou. Olhe agora: nunca teve tanta visita, e todas vão embora com alho-poró.',
      ],
      dawn: ['Rego ao amanhecer, com a maré. Por dez minutos ele pensa que está boiando. Eu deixo.'],
      cabbage: ['Ar do mar dá repolho salgado. Economiza-se na manteiga.'],
      captain: ['O capitão escreve todo ano para saber se já dá para navegar. Eu mando uma abóbora.'],
    },
  },
};
export default words;
