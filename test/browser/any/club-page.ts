/** A table of a site that Face Up does not know: cards are buttons with a name, hands stand round a cloth. Invented. */
export const CLUB_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Club table</title>
<style>
  body { margin: 0; font: 14px system-ui; }
  main { display: grid; grid-template: "a n b" 110px "w t e" 380px "c s d" 110px / 150px 600px 150px; }
  .hand { display: flex; gap: 2px; justify-content: center; align-items: center; }
  .hand.tall { flex-direction: column; }
  button { width: 40px; height: 56px; padding: 0; border: 1px solid #888; background: #fff; }
  .tall button { width: 56px; height: 26px; }
  .cloth { grid-area: t; position: relative; background: #185; }
  .cloth button { position: absolute; }
  aside { position: absolute; left: 920px; top: 0; }
  /* cards with two sides: turned round in space, or with the back on top */
  .two { position: relative; width: 40px; height: 56px; transform-style: preserve-3d; }
  .two i { position: absolute; inset: 0; background: #fff; font-style: normal; }
  .two .back { background: #235; }
  .turning .two i { backface-visibility: hidden; }
  .turning .two .back, .turning .down { transform: rotateY(180deg); }
</style>
</head>
<body>
<main>
  <div class="hand" style="grid-area:n" data-at="N"></div>
  <div class="hand tall" style="grid-area:w" data-at="W"></div>
  <div class="cloth"></div>
  <div class="hand tall" style="grid-area:e" data-at="E"></div>
  <div class="hand" style="grid-area:s" data-at="S"></div>
</main>
<aside><p>Bids: 1♠ 2♥ Pass</p><p>Ann: why the king of hearts?</p></aside>
<script>
  const RANKS = { A: 'Ace', K: 'King', Q: 'Queen', J: 'Jack', T: 'Ten' };
  const SUITS = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
  const SLOTS = { N: [280, 60], E: [360, 162], S: [280, 264], W: [200, 162] };
  const face = (card) => {
    const button = document.createElement('button');
    button.setAttribute('aria-label', (RANKS[card[1]] || card[1]) + ' of ' + SUITS[card[0]]);
    return button;
  };
  const table = { hands: {}, trick: [] };
  const draw = () => {
    for (const [seat, cards] of Object.entries(table.hands))
      document.querySelector('[data-at=' + seat + ']').replaceChildren(...cards.map(face));
    document.querySelector('.cloth').replaceChildren(...table.trick.map(([seat, card]) => {
      const button = face(card);
      button.style.left = SLOTS[seat][0] + 'px';
      button.style.top = SLOTS[seat][1] + 'px';
      return button;
    }));
  };
  window.club = {
    deal(hands) { table.hands = hands; table.trick = []; draw(); },
    play(seat, card) {
      if (table.trick.length === 4) table.trick = [];
      table.hands[seat] = table.hands[seat].filter((held) => held !== card);
      table.trick.push([seat, card]);
      draw();
    },
    /** Shows hands as cards with two sides: some lie face up, the others face down, by turning them or by their back on top. */
    twoSided(hands, up, how) {
      document.body.classList.toggle('turning', how === 'turned');
      for (const [seat, cards] of Object.entries(hands))
        document.querySelector('[data-at=' + seat + ']').replaceChildren(...cards.map((card) => {
          const two = document.createElement('div');
          two.className = 'two' + (up.includes(seat) ? '' : ' down');
          const front = document.createElement('i');
          front.setAttribute('aria-label', face(card).getAttribute('aria-label'));
          const back = document.createElement('i');
          back.className = 'back';
          two.append(...(up.includes(seat) && how !== 'turned' ? [back, front] : [front, back]));
          return two;
        }));
    },
    takeBack() {
      const [seat, card] = table.trick.pop();
      table.hands[seat].push(card);
      draw();
    },
  };
</script>
</body>
</html>`;
