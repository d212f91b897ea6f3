#!/usr/bin/env python3
"""Attacks a server on this computer, and measures what people at another table notice.

    bench/attack/attack.py [--program build/release/rookie] [--seconds 5] [ATTACK ...]

Each attack has a server of its own with default limits, on a free port of the loopback interface. Attackers and the
people who only play have different loopback addresses. Prints one line for each attack.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

PLAYERS, ATTACKER, SECOND_ATTACKER = '127.0.0.2', '127.0.0.3', '127.0.0.4'
SEATS = '{"seats":6,"look":0,"bot_pause":0}'


class Closed(Exception):
    pass


# --- a client --------------------------------------------------------------------------------------------------------


async def ask(port, method, target, body='', source=ATTACKER, headers='', host='localhost'):
    """One HTTP request on a connection of its own. Returns the status and the body."""
    reader, writer = await asyncio.open_connection('127.0.0.1', port, local_addr=(source, 0))
    writer.write(f'{method} {target} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n{headers}'
                 f'Content-Length: {len(body)}\r\n\r\n{body}'.encode())
    answer = (await reader.read()).decode()
    writer.close()
    head, _, content = answer.partition('\r\n\r\n')
    return int(head.split()[1]) if head else 0, content


async def open_table(port, settings=SEATS, source=ATTACKER):
    status, body = await ask(port, 'POST', '/api/tables', settings, source)
    if status != 201:
        raise Closed(body)
    return json.loads(body)['id']


class Client:
    """A WebSocket at a table. Masks with zeros."""

    @classmethod
    async def connect(cls, port, table, person=None, source=ATTACKER, greet=True, host='localhost'):
        self = cls()
        self.reader, self.writer = await asyncio.open_connection('127.0.0.1', port, local_addr=(source, 0))
        self.writer.write(f'GET /ws?table={table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade'
                          '\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'.encode())
        try:
            head = await self.reader.readuntil(b'\r\n\r\n')
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise Closed from error
        if b' 101 ' not in head:
            raise Closed(head.split(b'\r\n')[0].decode())
        if greet:
            token = {} if person is None else {'token': f'{person:032x}'}
            self.say(type='hello', v=1, **token)
            await self.hear('state')
        return self

    def say(self, **message):
        if self.writer.is_closing():
            return
        text = json.dumps(message).encode()
        size = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0xFE]) + len(text).to_bytes(2)
        self.writer.write(b'\x81' + size + bytes(4) + text)

    async def hear(self, *types):
        """The next message of one of these types; of any, if none is named."""
        while True:
            try:
                first, size = await self.reader.readexactly(2)
                if size > 125:
                    size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8))
                payload = await self.reader.readexactly(size)
            except (asyncio.IncompleteReadError, ConnectionError) as error:
                raise Closed from error
            if first & 15 == 8:
                raise Closed
            if first & 15 == 9:
                self.writer.write(b'\x8a' + bytes([0x80 | size]) + bytes(4) + payload)
            if first & 15 == 1:
                message = json.loads(payload)
                if not types or message['type'] in types:
                    return message

    async def answer_pings(self):
        """Does nothing else until the server closes the connection."""
        try:
            await self.hear('none')
        except Closed:
            pass

    async def ignore(self):
        """Reads whatever comes. Returns how many bytes, once the server closes the connection."""
        size = 0
        try:
            while piece := await self.reader.read(1 << 16):
                size += len(piece)
        except ConnectionError:
            pass
        return size

    async def sit(self, name, **wish):
        self.say(type='join', name=name, **wish)
        return (await self.hear('you'))['you']['seat']


# --- people who play -------------------------------------------------------------------------------------------------


async def play(port, seconds, against_bots, ready):
    """Two people, or one against a bot, play game after game. Returns how long they waited for each decision."""
    settings = '{"seats":2,"look":0,"bot_pause":0,"bot":"squirrel"}'
    table = await open_table(port, settings, PLAYERS)
    people = [await Client.connect(port, table, person, PLAYERS) for person in ([1] if against_bots else [1, 2])]
    for number, person in enumerate(people):
        await person.sit(f'Player {number}')
    waits, asked, active = [], None, 1
    await ready.wait()
    end = time.monotonic() + seconds
    people[0].say(type='start')
    while time.monotonic() < end:
        told = await people[0].hear('game', 'happened', 'deal', 'over', 'error')
        kind = told['type']
        if kind != 'error':
            for person in people[1:]:
                await person.hear(kind)
        if kind == 'deal':
            for person in people:
                person.say(type='entropy', game=told['deal']['game'], entropy='0' * 32)
        elif kind in ('over', 'error'):  # an error: the end of the last game is not stored yet
            await asyncio.sleep(0.2)
            people[0].say(type='start')
            asked = None
        else:
            if asked is not None:
                waits.append(time.monotonic() - asked)
            asked = None
            view = told.get('game', told)
            for table_now in [view.get('table', {})] + [step['table'] for step in told.get('steps', [])]:
                active = table_now.get('active', active)
            if view['waiting_for'] == 'person':
                await asyncio.sleep(0.06)  # the server reads 20 messages a second
                person = people[0 if against_bots else active - 1]
                asked = time.monotonic()
                person.say(type='move', seq=view['seq'], move=view['moves'][0]['move'])
            elif view['waiting_for'] == 'bot':
                asked = time.monotonic()
    return waits


async def play_tables(port, seconds, against_bots, report):
    """The same at eight tables. Reports the waits of all, sorted."""
    tables = 8
    ready = asyncio.Barrier(tables + 1)
    playing = [asyncio.create_task(play(port, seconds, against_bots, ready)) for _ in range(tables)]
    await ready.wait()
    report.put('ready')
    report.put(sorted(wait for waits in await asyncio.gather(*playing) for wait in waits))


def play_process(port, seconds, against_bots, report):
    try:
        asyncio.run(asyncio.wait_for(play_tables(port, seconds, against_bots, report), seconds + 20))
    except (Closed, TimeoutError):
        report.put([])


# --- attacks ---------------------------------------------------------------------------------------------------------


async def every(interval, end, call):
    while time.monotonic() < end:
        call()
        await asyncio.sleep(interval)


async def flood_lobby(port, end, sources, message):
    """A hundred connections of each address, all of the host of one table, each with 20 messages a second."""
    table = await open_table(port)
    await (await Client.connect(port, table, 7)).sit('Host')
    clients = [await Client.connect(port, table, 7, source) for source in sources for _ in range(95)]
    tasks = [every(0.05, end, lambda client=client: client.say(**message(client))) for client in clients]
    reading = [asyncio.create_task(client.ignore()) for client in clients]
    await asyncio.gather(*tasks)
    lost = sum(task.done() for task in reading)
    for client in clients:
        client.writer.close()
    size = sum(await asyncio.gather(*reading))
    return f'{lost} of {len(clients)} cut off, {size / 1e6:.1f} MB received'


async def play_alone(host, end):
    """The host of a table answers at once, game after game. Returns how many decisions there were."""
    decisions = 0
    try:
        async with asyncio.timeout(max(0.1, end - time.monotonic())):
            while True:
                message = await host.hear('happened', 'game', 'deal', 'over', 'error')
                decisions += message['type'] == 'happened'
                if message['type'] == 'deal':
                    host.say(type='entropy', game=message['deal']['game'], entropy='0' * 32)
                view = message.get('game', message)
                if view.get('waiting_for') == 'person':
                    host.say(type='move', seq=view['seq'], move=view['moves'][0]['move'])
                if message['type'] in ('over', 'error'):
                    await asyncio.sleep(0.2)
                    host.say(type='start')
    except TimeoutError:
        return decisions


async def settings(port, end):
    return await flood_lobby(port, end, [ATTACKER], lambda _: {'type': 'settings', 'settings': {}})


async def swap(port, end):
    return await flood_lobby(port, end, [ATTACKER], lambda _: {'type': 'swap', 'seat': 2, 'other': 3})


async def look(port, end):
    count = iter(range(10**9))
    change = lambda _: {'type': 'settings', 'settings': {'look': next(count) % 30000}}
    return await flood_lobby(port, end, [ATTACKER, SECOND_ATTACKER], change)


async def pause(port, end):
    """The same with pauses of a game."""
    count = iter(range(10**9))
    return await flood_lobby(port, end, [ATTACKER], lambda _: {'type': 'start'} if next(count) % 2 else {'type': 'end'})


async def frames(port, end):
    """One connection sends empty continuation frames as fast as it can."""
    client = await Client.connect(port, await open_table(port), 7)
    client.writer.write(b'\x01\x80' + bytes(4))
    sent = 0
    try:
        while time.monotonic() < end:
            client.writer.write((b'\x00\x80' + bytes(4)) * 10_000)
            sent += 10_000
            await client.writer.drain()
    except ConnectionError:
        return f'cut off after at most {sent} frames'
    return f'{sent} frames sent'


async def pipelined(port, end):
    """Ten connections send requests without waiting for the answers."""

    async def flood():
        reader, writer = await asyncio.open_connection('127.0.0.1', port, local_addr=(ATTACKER, 0))
        count = 0

        async def read():
            nonlocal count
            while data := await reader.read(1 << 16):
                count += data.count(b'HTTP/1.1 ')

        reading = asyncio.create_task(read())
        try:
            while time.monotonic() < end:
                writer.write(b'GET /none HTTP/1.1\r\nHost: localhost\r\n\r\n' * 200)
                await asyncio.wait_for(writer.drain(), max(0.01, end - time.monotonic()))
        except (ConnectionError, TimeoutError):
            pass
        reading.cancel()
        writer.close()
        return count

    return f'{sum(await asyncio.gather(*(flood() for _ in range(10))))} answers'


async def bots(port, end):
    """Fifty tables, each with five grandmasters that play without a pause."""
    clients = []
    for _ in range(50):
        client = await Client.connect(port, await open_table(port), 7)
        clients.append(client)
        await client.sit('Host')
        for seat in range(2, 7):
            client.say(type='bot', seat=seat, level='grandmaster')
        client.say(type='start')

    return f'{sum(await asyncio.gather(*(play_alone(client, end) for client in clients)))} decisions'


async def crowd(port, end):
    """One table of five quick bots that play without a pause, watched by ninety connections; only some of them read."""
    table = await open_table(port)
    host = await Client.connect(port, table, 7)
    await host.sit('Host')
    for seat in range(2, 7):
        host.say(type='bot', seat=seat, level='goldfish')
    watching = [await Client.connect(port, table) for _ in range(90)]
    reading = [asyncio.create_task(client.ignore()) for client in watching[::2]]
    host.say(type='start')
    moves = await play_alone(host, end)
    for client in watching:
        client.writer.close()
    size = sum(await asyncio.gather(*reading))
    return f'{moves} decisions, {size / 1e6:.1f} MB received'


async def silent(port, end):
    """A hundred connections that never greet."""
    table = await open_table(port)
    clients = [await Client.connect(port, table, greet=False) for _ in range(99)]
    start = time.monotonic()
    try:
        await asyncio.wait_for(asyncio.gather(*(client.answer_pings() for client in clients)), 70)
    except TimeoutError:
        return 'still open after 70 s'
    return f'open for {time.monotonic() - start:.0f} s'


async def tables(port, end):
    """834 networks /64 of one /48, behind a proxy, open as many tables as they can."""
    opened = 0
    reader, writer = await asyncio.open_connection('127.0.0.1', port)
    for network in range(834):
        writer.write(b''.join(b'POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n'
                              b'X-Forwarded-For: 2001:db8:1:%x::1\r\n\r\n' % network for _ in range(60)))
        for _ in range(60):
            head = await reader.readuntil(b'\r\n\r\n')
            size = re.search(rb'Content-Length: (\d+)', head)
            await reader.readexactly(int(size[1]) if size else 0)
            opened += head.startswith(b'HTTP/1.1 201')
    writer.close()
    return f'{opened} tables opened'


async def school(port, end):
    """Eighty people at twenty tables behind one address come back twice at the same time."""
    places = []
    for _ in range(20):
        table = await open_table(port)
        for person in range(4):
            client = await Client.connect(port, table, person)
            await client.sit('Pupil')
            places.append((table, person, client))
    slowest = 0.0

    async def come_back(table, person):
        start = time.monotonic()
        while True:
            try:
                client = await Client.connect(port, table, person)
                return client, time.monotonic() - start
            except Closed:
                await asyncio.sleep(0.5)

    clients = [client for _, _, client in places]
    for _ in range(2):
        for client in clients:
            client.writer.close()
        came = await asyncio.gather(*(come_back(table, person) for table, person, _ in places))
        clients = [client for client, _ in came]
        slowest = max(slowest, *(wait for _, wait in came))
    return f'the slowest was back after {slowest:.2f} s'


ATTACKS = [settings, swap, look, pause, frames, pipelined, bots, crowd, silent, tables, school]
BEHIND_PROXY = [tables]


# --- a measurement ---------------------------------------------------------------------------------------------------


class Server:
    def __init__(self, program, folder, options):
        with open(f'{folder}/index.html', 'w') as page:
            page.write('the page')
        arguments = [program, 'serve', '--listen', '127.0.0.1:0', '--store', f'sqlite:{folder}/tables.db',
                     '--page', folder, *options]
        self.process = subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True)
        self.port = None
        for line in self.process.stdout:
            if found := re.search(r'http://[^/]*:(\d+)/', line):
                self.port = int(found[1])
            if 'Ctrl-C' in line:
                break

    def processor_time(self):
        fields = open(f'/proc/{self.process.pid}/stat').read().rpartition(')')[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf('SC_CLK_TCK')

    def most_memory(self):
        """In MB, since it started."""
        with open(f'/proc/{self.process.pid}/status') as status:
            return int(re.search(r'VmHWM:\s+(\d+)', status.read())[1]) / 1024

    def end(self):
        self.process.terminate()
        self.process.wait()


def measure(program, attack, seconds):
    with tempfile.TemporaryDirectory() as folder:
        no_proxy_here = ['--proxy', '192.0.2.9']  # else everybody on this computer could be one
        server = Server(program, folder, [] if attack in BEHIND_PROXY else no_proxy_here)
        report = multiprocessing.Queue()
        arguments = (server.port, seconds + 1, attack is bots, report)
        players = multiprocessing.Process(target=play_process, args=arguments)
        players.start()
        report.get()
        used, start = server.processor_time(), time.monotonic()
        try:
            outcome = asyncio.run(asyncio.wait_for(attack(server.port, start + seconds), seconds + 90)) if attack else 'nobody attacks'
        except (Closed, ConnectionError, TimeoutError, asyncio.IncompleteReadError) as error:
            outcome = f'ended: {error!r}'
        if not attack:
            time.sleep(seconds)
        processor = 100 * (server.processor_time() - used) / (time.monotonic() - start)
        line = (f'{attack.__name__ if attack else "-":<10} processor {processor:4.0f} %'
                f'   {server.most_memory():4.0f} MB')
        waits = report.get()
        players.join()
        server.end()
        count = len(waits)
        at = lambda part: 1000 * waits[min(count - 1, int(count * part))] if waits else float('inf')
        print(f'{line}   {count:5} decisions, p50 {at(0.5):6.1f} ms, p99 {at(0.99):6.1f} ms   {outcome}', flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('--program', default='build/release/rookie')
    parser.add_argument('--seconds', type=float, default=5)
    parser.add_argument('attacks', nargs='*', help=', '.join(attack.__name__ for attack in ATTACKS))
    arguments = parser.parse_args()
    named = [attack for attack in ATTACKS if not arguments.attacks or attack.__name__ in arguments.attacks]
    for attack in ([] if arguments.attacks else [None]) + named:
        measure(arguments.program, attack, arguments.seconds)


if __name__ == '__main__':
    main()
