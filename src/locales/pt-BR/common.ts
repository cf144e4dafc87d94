import type { en } from '../en.ts';

const words: typeof en = {
  game: 'Emberwild',
  heading: 'Emberwild RPG',
  skipToContent: 'Ir para o conteúdo',
  textMode: { on: 'Acessibilidade: ligar o modo texto', off: 'Acessibilidade: desligar o modo texto' },
  loading: 'Carregando…',
  loadingPage: (title) => `${title}: carregando`,

  menu: {
    label: 'Menu principal',
    open: 'Abrir menu',
    close: 'Fechar menu',
    home: 'Início',
    login: 'Entrar',
    signup: 'Criar conta',
    faq: 'Dúvidas',
    about: 'Sobre',
    maps: 'Mapas',
    logout: 'Sair',
    profile: { label: 'Perfil', pokemons: 'Seus Pokemon', mart: 'Pokemart', quests: 'Missões' },
    pokemon: {
      label: 'Pokemon',
      team: 'Seu time',
      pokemons: 'Seus Pokemon',
      pokedex: 'Pokedex',
      attackdex: 'AttackDex',
      typechart: 'Tabela de tipos',
    },
    battle: {
      label: 'Batalha',
      gym: 'Ginásios',
      user: 'Jogadores',
      gold: 'Apostas',
      exp: 'Treino',
    },
    trade: { label: 'Trocas', traders: 'Seus anúncios', offers: 'Suas propostas', find: 'Achar trocas' },
  },

  errors: {
    unknown: 'Algo deu errado. Tente de novo.',
    server: import.meta.env.TRIAL
      ? 'A demonstração não conseguiu fazer isso. Tente de novo.'
      : 'O servidor não conseguiu fazer isso. Tente de novo.',
    offline: import.meta.env.TRIAL
      ? 'Não deu para carregar uma parte do jogo. Confira a sua conexão.'
      : 'Não dá para falar com o servidor. Confira a sua conexão.',
    withId: (message, id) => `${message} (Erro número ${id})`,
    number: (id) => `Erro número ${id}`,
    late: 'O servidor está demorando demais para responder. Tente de novo.',
    foreign:
      'Essa resposta não veio do jogo. Talvez esta rede queira que você faça login nela primeiro. Depois, tente de novo.',
  },

  storage: {
    label: 'Seu navegador e este jogo',
    blocked:
      'Seu navegador não guarda nada desta página: os cookies estão bloqueados. Dá para jogar nesta aba, mas você sai da conta quando ela for fechada ou recarregada. Permita cookies para este endereço para continuar na conta.',
    full: 'Seu navegador não tem mais espaço para esta página. Dá para jogar nesta aba, mas talvez você saia da conta quando ela for fechada. Apague dados de outras páginas nas configurações do navegador e entre de novo.',
    dismiss: 'Entendi',
  },

  offline: {
    lost: 'Não dá para falar com o servidor.',
    since: (when) => `O que você vê aqui é de ${when}.`,
    again: 'O jogo continua assim que o servidor responder.',
  },

  update: {
    text: 'Tem versão nova do jogo.',
    now: 'Atualizar agora',
    later: 'Depois',
  },

  retry: {
    title: 'Esta página não chegou',
    text: import.meta.env.TRIAL
      ? 'Não deu para carregar uma parte do jogo. Seu progresso está seguro neste navegador.'
      : 'Não deu para carregar uma parte do jogo. Seu progresso está seguro no servidor.',
    button: 'Tentar de novo',
    brokenTitle: 'Alguma coisa quebrou',
    brokenText: import.meta.env.TRIAL
      ? 'Por essa o jogo não esperava. Seu progresso está seguro neste navegador. Recarregue a página.'
      : 'Por essa o jogo não esperava. Seu progresso está seguro no servidor. Recarregue a página; se acontecer de novo, conte à administração deste servidor o que você fez.',
    brokenId: (id) => `Número do último pedido que falhou, para a administração: ${id}`,
    reload: 'Recarregar a página',
    home: 'Ir para a primeira página',
    goOn: 'Continuar sem recarregar',
  },

  login: {
    username: 'Nome',
    password: 'Senha',
    again: 'Repita a senha',
    login: 'Entrar',
    signup: 'Criar conta',
    continue: 'Continuar',
    cancel: 'Cancelar',
    shortUsername: 'Nome: no mínimo 5 caracteres!',
    shortPassword: 'Senha: no mínimo 5 caracteres!',
    mismatch: 'As senhas não são iguais',
    invalid: 'Nome ou senha incorretos',
    pleaseLogin: 'Entre na sua conta',
    ended: 'Sua sessão terminou. Entre de novo.',
    kept: (player) => `O que você não tinha salvado está guardado para ${player}.`,
    elsewhere: 'Você saiu da conta em outra janela.',
    suspended: 'Sua conta está suspensa.',
    tagline: 'Colecione. Explore. Batalhe.',
    play: 'Jogar',
  },

  changeTeam: 'Escolher substituto',
  account: 'Conta',
  player: 'Página de treinador',
  settings: 'Configurações',
  recover: 'Esqueceu a senha?',
  guest: 'Jogar como visitante',
  workshop: 'Oficina',
  operator: 'Administração',

  fullscreen: {
    start: 'Tela cheia',
    end: 'Sair da tela cheia',
    refused: 'Seu navegador não permitiu a tela cheia. Tente o botão no rodapé da página.',
  },
  footer: {
    calm: 'Modo calmo',
    calmHint: 'Sem tremor, sem clarões, sem balanço à toa.',
    theme: 'Tema',
    themes: {
      system: { name: 'Sistema', hint: 'Como no seu sistema' },
      light: { name: 'Claro', hint: 'Sempre de dia' },
      dark: { name: 'Escuro', hint: 'Sempre de noite' },
    },
    controls: 'Controles',
    profile: 'Seu perfil',
  },

  unknown: { title: 'Sem rumo no mato alto' },
};
export default words;
