import type { overcloudPeople } from '../../en/people/overcloud.ts';

const words: typeof overcloudPeople = {
  'norbu-lhawang': {
    name: 'Norbu Lhawang',
    lines: {
      hello: [
        'Boas-vindas. Levante o pé esquerdo. Era um fio. Agora o direito. Era eu. Norbu Lhawang.',
        'Eu teço. Elas fiam. É uma boa casa: todos têm trabalho, e quase todos têm oito pernas.',
      ],
      badge: [
        'Agora você está na barra, de botas vermelhas. A dona do cachecol diz que o pescoço dela se sente mais corajoso.',
      ],
      defeated: ['Um ponto caído. Não se chora por ele; volta-se três carreiras e toma-se um chá ali.'],
      dawn: ['Ao amanhecer há orvalho em cada teia, e todas fingem que são joalheiras.'],
      bridge: ['Não digo que fio segura a ponte. Ele é tímido e precisa da autoconfiança.'],
      list: ['A lista é de onze anos. Eu a teci. Ficou uma lista bem bonita.'],
    },
  },
  'quilla-huanca': {
    name: 'Quilla Huanca',
    lines: {
      hello: [
        'Botas fora! … Bom, dez dedos, gosto de saber. Quilla Huanca. Cuido das fontes quentes.',
        'Para o fundo vai ficando mais quente. Eu também.',
      ],
      steam: [
        'Já que aguentou tão bem: ninguém acende estas fontes. Esquentam quando as ilhas cozinham. Jantar lá, quente às nove.',
        'Sobe como fumaça, passa como nuvem e desce pela rocha como o meu banho. Eu só ponho os sais.',
      ],
      defeated: ['Para dentro, até o queixo. Ninguém continuou derrotado da testa para cima.'],
      night: ['À noite quase todos os fregueses são cabras. Dão boa gorjeta. Não pergunto o que é.'],
      spoon: ['Esta é a colher grande. A pequena você não ia querer merecer.'],
      towel: ['Falta uma toalha, e há uma cabra-montesa muito bem enxuta. Já fiz as pazes com isso.'],
      banked: [
        'As fontes agora esquentam de manhã também. Alguém cozinha a noite toda no norte, em fogo baixo. Nada melhor para as costas.',
      ],
      loose: [
        'Desde a sua resposta as fontes brotam onde querem. Na segunda foi no meu porão. Pus um banco.',
      ],
    },
  },
  'amara-diallo': {
    name: 'Dra. Amara Diallo',
    lines: {
      hello: [
        'Ah, que beleza, alguém recente! Dra. Amara Diallo. Cuido do que tem mais de dez milhões de anos.',
        'A propósito, você está em cima de um mar. Não se preocupe. Ele deixou um bilhete.',
      ],
      layers: [
        'Um favor a quem vence: esta listra é fuligem. E ali, um palmo acima, outra. E outra. A cada mil anos.',
        'Pontual feito relógio. O fogo sobe, dá a volta e desce. Pelas minhas contas, o próximo é lá pela quarta-feira.',
      ],
      defeated: ['De vez em quando tudo é extinto. O que vinha depois estava sempre tão mais bem vestido.'],
      thursday: ['Às quintas tenho encontros. Com rochas. É preciso avisar, senão trazem flores.'],
      pocket: ['Quarenta bolsos. Em trinta e nove, uma pedra; num, um sanduíche. Mandei datar.'],
      fern: ['Esta samambaia não deu em nada, e veja, é dela que ainda falamos.'],
      banked: [
        'A próxima listra era para quarta, e não veio! Mil anos de pontualidade. Que delícia é estar enganada.',
      ],
      loose: [
        'Veio na quarta, em ponto: uma listra de fuligem, no meu sanduíche. Etiquetei. Um dia alguém vai ficar tão contente.',
      ],
    },
  },
  'abbess-tuyet': {
    name: 'Abadessa Tuyet',
    lines: {
      hello: [
        'Você subiu todos os degraus, e contou. Vi os lábios. Mil está certo. Abadessa Tuyet.',
        'Estão varridos. Vai ser preciso varrê-los. Nisso está todo o ensinamento. O resto é sopa.',
      ],
      badge: ['Você varreu um degrau de passagem, com o casaco. Foi o quadringentésimo. Ele comentou.'],
      defeated: ['Você caiu. Agora conhece esse chão. Quase todos só o veem de cima.'],
      dawn: [
        'De manhã varro para cima. À tarde varro para baixo. Ao meio-dia o vento e eu nos cumprimentamos.',
      ],
      broom: ['É a mesma vassoura. Troquei nove vezes a piaçava e quatro o cabo.'],
      step: ['Um noviço perguntou qual é o degrau mais importante. Mostrei o que ele não estava olhando.'],
    },
  },
  'runa-aikio': {
    name: 'Runa Aikio',
    lines: {
      hello: [
        'Psiu. … Ela diz oi. Quer dizer, disse na terça, demora para sair. Sou a Runa.',
        'Anoto o que a geleira diz. A página um é uma palavra, e do fim dela não tenho certeza.',
      ],
      knees: [
        'Ela me contou por que tem os joelhos ruins! Chuva quente. De tempos em tempos cai aqui. Ela se lembra da última.',
        'Diz: há mil invernos subiu fumaça, e depois alguém sentiu cócegas. Anotei “sic”.',
      ],
      defeated: ['Ela já foi empurrada para trás nove vezes. Diz que você devia tentar mais devagar.'],
      dusk: ['Ao entardecer ela range. É ela se sentando.'],
      slow: ['Anda um palmo por dia. Já apostei corrida. Dá para ler um bocado.'],
      notebook: ['Até agora tenho: “Ah”, “os”, e uma coisa que pode ser “vizinhos”.'],
      banked: [
        'Disse uma frase inteira! Levou nove dias. “Ah, os vizinhos estão em casa.” Comprei um segundo caderno.',
      ],
      loose: [
        'Ela riu! Levou quase a semana, e há uma fenda nova, mas eu estava lá. Diz que algo faz cócegas. Sic.',
      ],
    },
  },
  'idris-qamar': {
    name: 'Idris Qamar',
    lines: {
      hello: [
        'Você aí! Está na frente da Titia. Três graus à esquerda. Obrigado. Idris Qamar, astrônomo.',
        'Dou nome às estrelas. Elas vêm quando chamadas, mas é preciso paciência, e um roupão quente.',
      ],
      round: [
        'Você aí, com a minha insígnia. Há uma luz que tabela nenhuma lista. Sobe das ilhas, fina, e dá uma volta no céu.',
        'Mil anos a volta. Meus antecessores a desenharam, cada um mais adiante. Meu papel acaba, e o céu dela também.',
      ],
      defeated: ['Eclipse? Passa. Nunca vi um que não passasse, e toda vez levo uma cadeira.'],
      dusk: [
        'Entardeceu! Está saindo a estrela favorita de todos. É um planeta. Não tenho coragem de dizer.',
      ],
      slippers: ['Estão nos pés certos. Os pés é que estão nas pernas erradas.'],
      names: ['Acabaram os parentes. A nova, ao norte, chama-se O Dentista.'],
      banked: [
        'Você aí! A luz que dava a volta parou, baixa, ao norte. Dei um nome. Não de parente. “Casa.” … E Titia.',
      ],
      loose: [
        'Você aí! A luz que dá a volta começou outra. Comprei mais papel. Achei que fosse me importar.',
      ],
    },
  },
  'gerta-zahnd': {
    name: 'Gerta Zahnd',
    lines: {
      hello: [
        'Você está na plataforma. Ela começa ali, na linha amarela. Está em ordem. Zahnd, Gerta.',
        'O trem sobe às catorze e desce em todos os outros horários, quase sempre contra a minha vontade.',
      ],
      badge: ['Você consta do horário. Nota c: “pode chegar sem aviso. As conexões esperam.”'],
      defeated: ['Atraso não é cancelamento. Digo uma vez só. De pé, o apito é daqui a um minuto.'],
      sunday: [
        'Aos domingos passo óleo. Não se encoste em nada. Dois caminhantes foram mais longe do que pagaram.',
      ],
      watch: ['Meu relógio está certo. Já recebi cartas sobre o sol.'],
      slope: ['Disseram que roda nenhuma seguraria nesta ladeira. Tinham razão. Quem segura são os dentes.'],
    },
  },
  'zoran-karaly': {
    name: 'Zoran Karaly',
    lines: {
      hello: [
        'Se perdeu? Não? Pena, já estamos todos vestidos. Zoran Karaly, resgate de montanha.',
        'Se ouvir asas atrás de você, pare de correr. Senão elas acham que é brincadeira.',
      ],
      badge: [
        'Agora você tem sua própria corda no gancho. Com o seu nome e umas marcas de dente, de carinho.',
      ],
      defeated: [
        'Todos que carreguei para baixo subiram de novo. Um foi acenando o caminho inteiro. Vai dar tudo certo.',
      ],
      night: [
        'À noite voamos só pela buzina. Três toques: achado. Dois: procurando. Um: sentei em cima dela.',
      ],
      goats: ['As cabras não estavam perdidas. Tinham reserva.'],
      left: ['A da esquerda se chama Migalha. A da direita a gente não chama.'],
    },
  },
  'yangzom-merak': {
    name: 'Yangzom Merak',
    lines: {
      hello: [
        'Ah, pés pequenos em pedras grandes. Sente. Aí não, esse é do vento. Yangzom Merak, faço o chá.',
        'Subi para buscar meu chapéu há setenta anos. Não estava aqui. Todo o resto estava.',
      ],
      hat: [
        'Lá embaixo soltam um fogo e choram. Aqui em cima soltei um chapéu. Foram os dois igual: para cima e em volta.',
        'Ontem estava a fita dele na soleira, quente. Setenta anos, por uma fita! O fogo se foi há mil. Pois então.',
      ],
      defeated: ['Você perdeu. A montanha nem notou. Eu chamo isso de boa educação.'],
      night: ['Aquele clarão lá embaixo? As ilhas, fazendo o jantar. De manhã já vai ser nuvem.'],
      tea: ['Sal, manteiga, chá. O povo faz careta, e depois pede a outra metade.'],
      seventy: ['Eu ia ficar só até a chaleira ferver. Nesta altura, é uma promessa maior do que se pensa.'],
      banked: [
        'Meu chapéu voltou. Hoje de manhã, na chaleira, quente. Agora já posso descer. … Sente. Não quero descer.',
      ],
      loose: [
        'Joguei a fita para cima de novo. Foi tão bonito vê-la ir. Daqui a setenta anos alguém a acha, se admira e toma um chá.',
      ],
    },
  },
  'perpetua-vale': {
    name: 'Perpetua Vale',
    lines: {
      hello: [
        'Bom dia. Voz baixa, por favor, mesmo ao ar livre. Perpetua Vale. Dou aula na escola, para todos os onze.',
        'Fazemos contas, nós e soltar. O último é o mais difícil. Treinamos com pipas.',
      ],
      list: [
        'A escola tem a lista de tudo o que já se soltou sem querer. Chapéus, pipas, uma cabra, um fogo. Ao lado: obrigado.',
        'Porque volta como outra coisa. As pipas voltaram como ninhos de andorinha. Para o fogo deixamos uma linha livre.',
      ],
      entry: [
        'A fita da Yangzom está ticada! A primeira em novecentos anos. As crianças apontaram todos os lápis.',
        'A próxima linha é o fogo. “Solto por: alguém de bom coração. De volta: …” Já separamos a tinta boa.',
      ],
      defeated: ['Então você soltou um. Anoto? Pronto. Obrigada. Ele ainda dá a volta.'],
      weekend: ['Hoje não tem aula. Venho assim mesmo. Alguém tem que estar aqui quando eles aparecerem.'],
      sums: ['Se você tem três e dá dois, fica com quantos? “Dois amigos”, disse a menorzinha. Dei o ponto.'],
      thanks: ['Primeiro agradecemos, depois descobrimos por quê. Aqui em cima poupa tempo.'],
      banked: [
        'Preenchemos a linha: “De volta: sim. Por: alguém de bom coração.” O ponto-final foi da menorzinha. Levou a terça inteira.',
      ],
      loose: [
        'Preenchemos a linha: “De volta: faz visitas.” Houve debate. Aí uma delas entrou e se sentou na lista de chamada.',
      ],
    },
  },
  'fenwick-soar': {
    name: 'Fenwick Soar',
    lines: {
      hello: [
        'Cartas! Alguma carta? É só levantar, assim, e soltar quando puxar. Fenwick Soar, correio aéreo.',
        'Nunca perdi uma. Só nunca me contaram aonde chegaram.',
      ],
      reply: [
        'Olhe só. Uma voltou. “A quem estiver com o fogo agora: ele está comendo bem?” O selo tem mil anos.',
        'Foi posta aqui em cima, e deu a volta. Olhei o carimbo. Está quente no polegar.',
      ],
      defeated: [
        'Carimbo de “devolver ao remetente”? Não é vergonha. Quer dizer que alguém sabia de onde você é.',
      ],
      dawn: [
        'A coleta do amanhecer é a melhor. Tudo o que se pensou durante a noite, e quase tudo coisa boa.',
      ],
      stamps: ['O selo vai pelo peso do sentimento. Desculpas pagam tarifa de pacote.'],
      address: ['Metade só diz “você sabe quem é”. O vento também sabe. Dá arrepio.'],
      banked: [
        'Ela tem endereço! “À Brasa, Lareira, cuidado com os pés.” Onze sacos na primeira semana. Encomendei uma pipa maior.',
      ],
      loose: [
        'Nove cartas para o fogo, e nenhum endereço. Então levanto e solto. Todas com recibo assinado. De chamusco.',
      ],
    },
  },
  'ottavia-reed': {
    name: 'Ottavia Reed',
    lines: {
      hello: [
        'Está ouvindo? Não, a de baixo. Mi bemol. Ottavia Reed. Eu não toco o órgão. Tiro o pó.',
        'Quem toca é o vento. Sabe uma peça só, e está longe do fim.',
      ],
      smoke: [
        'Os tubos graves só soam com ar quente. Ele sobe das ilhas, onde têm os fogos: toda aquela fumaça.',
        'Sobe por aqui há mil anos. A avó da minha avó tirou o pó até a segunda estrofe. Estamos na última.',
      ],
      thousand: [
        'Mudou de tom! Desde que você desceu da casa de chá. A fumaça se inclina para o norte, além da beirada.',
        'Nada do que se soltou se perde. Só leva tempo dando a volta. Tirei o pó de todos os tubos, caso venha visita.',
      ],
      defeated: [
        'Foi uma nota errada. Aqui em cima. Se você seguir andando, ela fica no meio de uma melodia.',
      ],
      night: ['À noite toca baixinho, os tubos criam geada, e ninguém respira. É ótimo para resfriado.'],
      flat: ['Visitante diz que está baixo demais. O mar também, e ninguém pede o dinheiro de volta.'],
      clouds: ['Aquela é chuva, aquela é neve, e aquela é a sopa de alguém. A gente aprende a distinguir.'],
      banked: [
        'Acabou! Ontem: última estrofe, último acorde, depois de mil anos. Aplaudi. Aí recomeçou, do início, baixinho.',
      ],
      loose: [
        'Pulou o final e passou a uma coisa que dá para dançar. Tenho tirado o pó no compasso. Meu quadril já não é o mesmo.',
      ],
    },
  },
};
export default words;
