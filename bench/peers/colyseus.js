// ROOKIE on Colyseus: a room is a table. Everything that happens is broadcast to its clients at once. (A schema,
// synchronised 20 times per second, would make everybody wait and costs more.)
import { Server, Room, matchMaker } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { deal, play } from './rules.js';

class Table extends Room {
  onCreate({ seats }) {
    this.maxClients = seats;
    this.patchRate = null;
    this.sequence = 0;
    this.onMessage('move', (client, move) => this.move(client, move));
  }

  onJoin(client) {
    client.userData = { seat: this.clients.length };
    if (this.clients.length === this.maxClients) this.tell(deal(this.maxClients));
  }

  move(client, move) {
    const happened = play(this.bytes, this.maxClients, client.userData.seat, move);
    if (!happened) return client.send('error', 'illegal');
    ++this.sequence;
    this.tell(happened);
  }

  tell({ bytes, text }) {
    this.bytes = bytes;
    this.broadcast('happened', `${text.slice(0, -1)},"seq":${this.sequence}}`);
  }
}

const transport = new WebSocketTransport();
const server = new Server({ transport, greet: false });
server.define('rookie', Table);
await server.listen(0, '127.0.0.1');
console.log(transport.server.address().port);
